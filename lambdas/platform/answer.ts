import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { type ErrorEnvelope, errors } from '#contract/base/errors.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import { Refusal } from './refusal.ts';
import { languageRead } from './request-parts.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** An answer, with its version as ETag if it has a version. */
export function respond(statusCode: number, body: unknown): APIGatewayProxyResult {
  const version = typeof body === 'object' && body !== null && 'version' in body ? { etag: `"${String(body.version)}"` } : {};
  return { statusCode, headers: { ...headers, ...version }, body: JSON.stringify(body) };
}

/** The only place where failures become answers. An unexpected error becomes a 500 that hides its cause. */
export function refuse(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR');
  const { requestId } = event.requestContext;
  const envelope: ErrorEnvelope = {
    success: false,
    message: refusal.messageIn(languageRead(event)),
    code: refusal.code,
    timestamp: new Date().toISOString(),
    requestId,
    ...(refusal.details && { details: [...refusal.details] }),
    ...(refusal.current !== undefined && { current: refusal.current }),
  };
  return {
    statusCode: errors[refusal.code].status,
    headers: { ...headers, [requestIdHeader]: requestId },
    body: JSON.stringify(envelope),
  };
}
