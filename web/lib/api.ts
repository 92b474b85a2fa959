import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';
import { ErrorDetail } from '#contract/base/error-detail.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import type { AnswerOf, BodyInputOf, Params, QueryInputOf, RouteId, Routes } from '#contract/routes/table.ts';
import type { Address } from './addresses.ts';
import { loadConfig } from './config.ts';
import { answerWithinMs, firstAnswer } from './first-answers.ts';
import { publicAddresses } from './public-addresses.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';

/** The message of an error for which the server gave none (product spec, section 8). */
export const unexpectedError = 'An unexpected error occurred';

/** The API refused, could not be reached (`status` 0), or answered something unknown to the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: readonly ErrorDetail[];

  constructor(status: number, code = 'API_ERROR', message = unexpectedError, details: readonly ErrorDetail[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

interface Connection {
  /** Of the routes that can be called. */
  readonly addresses: Readonly<Partial<Record<RouteId, Address>>>;
  readonly baseUrl: () => Promise<string>;
  /** The bearer token for calls that are not public. */
  readonly accessToken: () => Promise<string | undefined>;
  /** Called when the API rejects the token. */
  readonly onUnauthorized: () => void;
  /** Asks whether to go on in spite of what a record says (contract/patient/despite.ts). */
  readonly onDoubt: (doubt: string) => Promise<boolean>;
}

let connection: Connection = {
  addresses: publicAddresses,
  baseUrl: async () => (await loadConfig()).apiBaseUrl,
  accessToken: async () => undefined,
  onUnauthorized: () => undefined,
  onDoubt: async () => false,
};

/** Sets who calls the API. The public pages never say who, and so never load sign-in. */
export function connectApi(to: Partial<Connection>): void {
  connection = { ...connection, ...to };
}

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** The version the caller saw. */
  readonly ifMatch?: number;
  /** Of a form that is the same attempt to create something when it is changed; otherwise the same act has the same id. */
  readonly requestId?: string;
  /**
   * Whether a lost answer is asked for again. By default it is, unless a query repeats its read. Not where a code works once, or where the
   * caller repeats the request itself.
   */
  readonly retry?: boolean;
  readonly signal?: AbortSignal;
  /** How long to wait for an answer; 30 seconds by default. */
  readonly timeoutMs?: number;
}
type Parts<K extends RouteId> = AnyParts &
  (keyof Params<K> extends never ? { readonly params?: never } : { readonly params: Params<K> }) &
  (QueryInputOf<K> extends undefined ? { readonly query?: never } : { readonly query?: QueryInputOf<K> }) &
  (BodyInputOf<K> extends undefined ? { readonly body?: never } : { readonly body: BodyInputOf<K> }) &
  // A change of a version is named by what it changes, and a read is not repeated by its id.
  (Routes[K] extends { readonly ifMatch: true } | { readonly method: 'GET' } ? { readonly requestId?: never } : unknown);

interface Schema<Answer> {
  safeParse(body: unknown): { success: true; data: Answer } | { success: false };
}

/**
 * Calls a route of the contract and parses its answer with `answer`, the route's own schema.
 * @throws ApiError; the signal's reason if the caller gave up
 */
export async function call<K extends RouteId>(id: K, request: Parts<K> & { readonly answer: Schema<AnswerOf<K>> }): Promise<AnswerOf<K>> {
  const answer = request.answer.safeParse(await send(id, request));
  if (!answer.success) throw new ApiError(200);
  return answer.data;
}

/**
 * The request ids of what was sent and not answered: the route with all that it carried. Whoever sends the same again asks for the answer
 * that was lost (docs/adr/0094).
 */
const unanswered = new Map<string, string>();
const retryAfterMs = 1000;

/**
 * Calls a route of the contract and returns the body as received, for a reader more lenient than the contract. What is no read is sent
 * once more if its answer was lost, with the same request id.
 * @throws ApiError; the signal's reason if the caller gave up
 */
export async function send<K extends RouteId>(id: K, request: Parts<K>): Promise<unknown> {
  try {
    return await sendKept(id, request);
  } catch (error) {
    // Whoever confirms sends the same request again, with what the record says: nothing was written.
    const doubt = error instanceof ApiError && error.code === 'RECORD_DOUBTFUL' ? error.details[0]?.message : undefined;
    if (doubt === undefined || !(await connection.onDoubt(doubt))) throw error;
    return sendKept(id, { ...request, body: { ...Object(request.body), despite: doubt } });
  }
}

async function sendKept(id: RouteId, parts: AnyParts): Promise<unknown> {
  const route = connection.addresses[id];
  if (route === undefined) throw new Error(`${id} is not called by public pages`);
  const isRead = route.method === 'GET';
  const act = JSON.stringify([id, parts.params, parts.query, parts.ifMatch, parts.body]);
  const requestId = parts.requestId ?? unanswered.get(act) ?? crypto.randomUUID();
  if (!isRead) unanswered.set(act, requestId);
  try {
    const body = await attempt(route, parts, requestId).catch(async (error: unknown) => {
      if (!(parts.retry ?? !isRead) || !isWorthRetrying(error)) throw error;
      await new Promise((done) => setTimeout(done, retryAfterMs));
      return attempt(route, parts, requestId);
    });
    unanswered.delete(act);
    return body;
  } catch (error) {
    // A rejected token says nothing of an earlier attempt.
    if (error instanceof ApiError && error.status !== 401 && !isWorthRetrying(error)) unanswered.delete(act);
    throw error;
  }
}

async function attempt({ method, path, access }: Address, parts: AnyParts, requestId: string): Promise<unknown> {
  const params = parts.params ?? {};
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
  const address = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const timeout = AbortSignal.timeout(parts.timeoutMs ?? answerWithinMs);
  let response: Response;
  let body: unknown;
  try {
    const url = (await connection.baseUrl()) + address;
    const token = access === 'public' ? undefined : await connection.accessToken();
    const asked = query.size > 0 ? `${url}?${query.toString()}` : url;
    response = await (firstAnswer(asked) ??
      fetch(asked, {
        method,
        // The bearer token identifies the caller; the cookies that store it are not for the API.
        credentials: 'omit',
        headers: {
          // Of what it answers, only its refusals are sentences.
          'Accept-Language': getLocale(),
          [requestIdHeader]: requestId,
          ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(parts.ifMatch !== undefined && { 'If-Match': `"${parts.ifMatch}"` }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
      }));
    // What breaks off was not answered; what is no JSON, as of a gateway, was.
    body = await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error;
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    throw new ApiError(
      0,
      timeout.aborted || Object(error).name === 'TimeoutError'
        ? 'TIMEOUT'
        : /\bCORS\b/i.test(String(error))
          ? 'CORS_ERROR'
          : 'NETWORK_ERROR',
    );
  }
  if (!response.ok) {
    if (response.status === 401) connection.onUnauthorized();
    throw errorOf(response.status, body);
  }
  return body;
}

/** The part of the envelope that the site reads. A newer server's codes, and the gateway's timestamps, must not hide its message. */
const Refused = z.object({
  message: z.string().check(z.minLength(1)),
  code: either(z.optional(z.string()), undefined),
  details: either(z.optional(z.array(ErrorDetail)), undefined),
});

/** The error in a response body, or a generic one. */
export function errorOf(status: number, body: unknown): ApiError {
  const { code, message, details } = Refused.safeParse(body).data ?? {};
  return new ApiError(status, code, message, details);
}

/** Whether a retry may help: there was no answer, or one that was not about the request. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
