import type { ErrorDetail } from '#contract/errors.ts';
import { ErrorEnvelope } from '#contract/errors.ts';
import {
  type AnswerOf,
  type BodyInputOf,
  type Params,
  type QueryInputOf,
  type RouteId,
  requestIdHeader,
  routes,
} from '#contract/routes.ts';
import { accessToken, sessionEnded } from './session.ts';

/** The API refused or could not be reached. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: readonly ErrorDetail[];

  constructor(status: number, code = 'API_ERROR', message = 'An unexpected error occurred', details: readonly ErrorDetail[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const timeoutMs = 30_000;
let base = '/api';
export const useApiAt = (url: string): void => void (base = url);

type Parts<K extends RouteId> = (keyof Params<K> extends never ? { params?: undefined } : { params: Params<K> }) &
  (QueryInputOf<K> extends undefined ? { query?: undefined } : { query?: QueryInputOf<K> }) &
  (BodyInputOf<K> extends undefined ? { body?: undefined } : { body: BodyInputOf<K> }) & {
    /** The version that the caller saw. */
    ifMatch?: number;
    /** Names the request; a retry of a mutation must pass the same. */
    requestId?: string;
    signal?: AbortSignal;
  };

/** Calls one route of the contract and parses its answer. Throws ApiError. */
export async function call<K extends RouteId>(id: K, parts: Parts<K>): Promise<AnswerOf<K>> {
  const route = routes[id];
  const path = route.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(Object(parts.params)[name])));
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
  const token = route.access === 'public' ? undefined : await accessToken();
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(`${base}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
      method: route.method,
      headers: {
        Accept: 'application/json',
        [requestIdHeader]: parts.requestId ?? crypto.randomUUID(),
        ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(parts.ifMatch !== undefined && { 'If-Match': `"${parts.ifMatch}"` }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    throw new ApiError(0, 'NETWORK_ERROR');
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    if (response.status === 401) sessionEnded();
    throw errorOf(response.status, body);
  }
  return route.success.schema.parse(body) as AnswerOf<K>;
}

/** The refusal that a body carries, or the least that can be said. */
export function errorOf(status: number, body: unknown): ApiError {
  const envelope = ErrorEnvelope.safeParse(body).data;
  return envelope === undefined ? new ApiError(status) : new ApiError(status, envelope.code, envelope.message, envelope.details);
}

/** Whether asking again can help: no answer, or one that was not about the request. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;
