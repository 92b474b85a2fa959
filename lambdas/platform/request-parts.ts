import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { canName, isPathParameter, pathParameters } from '#contract/base/ids.ts';
import { limits } from '#contract/base/limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import { type Saying, say } from '#contract/base/say.ts';
import type { Route } from '#contract/routes/route.ts';
import type { Language } from '#contract/base/language.ts';
import { viewerAddressHeader } from '#contract/deployment/visitor.ts';
import { Refusal, notFound, wrongField } from './refusal.ts';

/**
 * The path's parameters.
 * @throws Refusal NOT_FOUND for a malformed id, before any read
 */
export function parseParams(event: APIGatewayProxyEvent): Readonly<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(event.pathParameters ?? {})) {
    if (!isPathParameter(name)) throw notFound();
    if (!canName(name, value)) throw notFound(pathParameters[name].unknown);
    params[name] = value;
  }
  return params;
}

/** The query, parsed by its schema. @throws Refusal VALIDATION_ERROR */
export function parseQuery(route: Route, event: APIGatewayProxyEvent): unknown {
  const given = event.multiValueQueryStringParameters ?? {};
  for (const [name, values] of Object.entries(given)) {
    if ((values ?? []).length > 1) throw wrongField(name, say('givenTwice', { field: name }));
  }
  return parse(route.query ?? z.strictObject({}), event.queryStringParameters ?? {}, say('unknownParameter'));
}

/** The body, parsed by its schema. @throws Refusal for another media type, too many bytes, invalid JSON and schema errors */
export function parseBody(route: Route, event: APIGatewayProxyEvent): unknown {
  if (route.body === undefined) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(header(event, 'content-type') ?? '')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  // Every character has at least one byte, or three quarters of a byte in base64.
  if ((event.body ?? '').length > limits.bodyBytes * (event.isBase64Encoded ? 2 : 1)) throw new Refusal('PAYLOAD_TOO_LARGE');
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > limits.bodyBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('INVALID_JSON');
  }
  return parse(route.body, json, say('unknownField'));
}

/** The caller's x-request-id; undefined if none was sent. @throws Refusal VALIDATION_ERROR */
export function requestKey(event: APIGatewayProxyEvent): string | undefined {
  const key = header(event, requestIdHeader);
  if (key === undefined) return undefined;
  if (key.length > limits.requestIdLength || !/^[\w.:-]{8,}$/.test(key)) {
    throw wrongField(requestIdHeader, say('requestIdInvalid', { field: requestIdHeader, max: limits.requestIdLength }));
  }
  return key;
}

/** If-Match: a version, `any`, or undefined if it was not sent. @throws Refusal VALIDATION_ERROR */
export function ifMatch(event: APIGatewayProxyEvent): number | 'any' | undefined {
  const given = header(event, 'if-match');
  if (given === undefined) return undefined;
  const value = given.length > limits.ifMatchLength ? '' : given.trim();
  if (value === '*') return 'any';
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(value)?.[1];
  if (version === undefined) throw wrongField('if-match', say('ifMatchInvalid'));
  return Number(version);
}

/** The first of the caller's preferred languages that the product supports. */
export const languageRead = (event: APIGatewayProxyEvent): Language =>
  /^ar\b/i.test(header(event, 'accept-language') ?? '') ? 'ar' : 'en';

/** The network address by which the firewall counts a visitor. It is in no log and is not stored. */
export const visitorOf = (event: APIGatewayProxyEvent): string =>
  header(event, viewerAddressHeader) ?? event.requestContext.identity.sourceIp;

function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  for (const [key, value] of Object.entries(event.headers)) if (key.toLowerCase() === name) return value;
  return undefined;
}

function parse(schema: z.ZodMiniType, value: unknown, ofUnknown: Saying): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const details = result.error.issues.flatMap((issue) => detailsOf(issue, ofUnknown));
  throw new Refusal('VALIDATION_ERROR', { details: details.slice(0, limits.refusalDetails) });
}

function detailsOf(issue: z.core.$ZodIssue, ofUnknown: Saying): ErrorDetail[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, limits.refusalDetails).map((key) => detailOf([...path, shortened(key)].join('.'), ofUnknown));
  }
  return [detailOf(path.join('.'), path.length === 0 && issue.code === 'invalid_type' ? say('bodyNotObject') : issue.message)];
}

/** The start of an unknown field's name, long enough to recognise it. */
const shortened = (name: string): string => (name.length > limits.name ? `${name.slice(0, limits.name)}…` : name).toWellFormed();
