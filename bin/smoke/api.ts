/** The API of a deployed stage, and signing in to it. */
import { randomBytes } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as z from 'zod/mini';
import { ErrorEnvelope } from '../../contract/base/errors.ts';
import type { WebConfig } from '../../contract/deployment/web-config.ts';
import type { Route } from '../../contract/routes/route.ts';

/** A unique number in everything that this run creates; later steps search for it. */
export interface Marks {
  readonly stamp: string;
  readonly phone: string;
}
export const newMarks = (now: Date): Marks => ({
  stamp: `smoke${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`,
  phone: `3${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`,
});

/** Results of steps that later steps need. */
export interface Findings {
  /** The patient, once written. */
  patientId?: string;
  /** The administrator's first access token. */
  firstToken?: { readonly token: string; readonly issuedAt: Date };
}

/** Gives up a request after a minute. */
export const patience = (): AbortSignal => AbortSignal.timeout(60_000);

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly ifMatch?: string;
}

/** The API under the site, called as the contract says. */
export class Api {
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** The raw answer. */
  send({ method, path }: Pick<Route, 'method' | 'path'>, { params = {}, query = {}, body, token, ifMatch }: Asked = {}): Promise<Response> {
    const url = new URL(`${this.base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: patience(),
    });
  }

  /** Deletes something that may already be gone. */
  async remove(route: Route, asked: Asked): Promise<void> {
    const { ok, status } = await this.send(route, asked);
    if (!ok && status !== 404) throw new Error(`it answers ${status}`);
  }

  /** The answer that the contract promises. Throws with status and code on any other. */
  async ask<S extends z.ZodMiniType>(route: Route & { readonly success: { readonly schema: S } }, asked: Asked = {}): Promise<z.output<S>> {
    const response = await this.send(route, asked);
    const content: unknown = await response.json().catch(() => undefined);
    if (response.ok) return z.parse(route.success.schema, content);
    const refusal = ErrorEnvelope.safeParse(content);
    throw new Error(
      `${route.method} ${route.path} answered ${response.status} ${refusal.success ? refusal.data.code : 'outside the envelope'}`,
    );
  }
}

/** Lets the site's own library sign in to the stage. */
export function configureSignIn({ userPoolId, userPoolClientId, userPoolEndpoint }: WebConfig): void {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint !== undefined && { userPoolEndpoint }) } } });
}
