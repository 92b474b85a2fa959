import { type ErrorCode, errors } from '../contract/base/errors.ts';

/** API Gateway developer guide, "Gateway response types". The types of 400 and 500 are the defaults; this API has no keys and no quotas. */
const codes = {
  UNAUTHORIZED: 'UNAUTHORIZED',
  EXPIRED_TOKEN: 'UNAUTHORIZED',
  ACCESS_DENIED: 'FORBIDDEN',
  INVALID_SIGNATURE: 'FORBIDDEN',
  WAF_FILTERED: 'FORBIDDEN',
  MISSING_AUTHENTICATION_TOKEN: 'NOT_FOUND',
  RESOURCE_NOT_FOUND: 'NOT_FOUND',
  REQUEST_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  THROTTLED: 'TOO_MANY_REQUESTS',
  INTEGRATION_FAILURE: 'SERVICE_UNAVAILABLE',
  INTEGRATION_TIMEOUT: 'TIMEOUT',
  DEFAULT_4XX: 'BAD_REQUEST',
  DEFAULT_5XX: 'INTERNAL_ERROR',
} as const satisfies Record<string, ErrorCode>;

function refusal(type: string, code: ErrorCode) {
  const envelope = { success: false, message: errors[code].message, code, requestId: '$context.requestId' };
  // Response templates only substitute variables, and no variable holds an ISO time: this one is in milliseconds since 1970.
  const template = JSON.stringify(envelope).replace('}', ',"timestamp":$context.requestTimeEpoch}');
  return {
    ...(!type.startsWith('DEFAULT_') && { statusCode: String(errors[code].status) }),
    responseParameters: { 'gatewayresponse.header.Cache-Control': "'no-store'" },
    responseTemplates: { 'application/json': template },
  };
}

/** The gateway's own refusals, by their type, in the contract's envelope. */
export const refusals = Object.fromEntries(Object.entries(codes).map(([type, code]) => [type, refusal(type, code)]));
