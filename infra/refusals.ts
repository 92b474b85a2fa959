import { type RestApi, ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { type ErrorCode, errors } from '../contract/base/errors.ts';
import { requestIdHeader } from '../contract/base/request-id.ts';
import type { StageConfig } from './config.ts';

/**
 * The gateway's own refusals use the contract's envelope, readable by pages of the allowed origin. Those of 400 and 500 are the defaults;
 * this API has no keys and no quotas.
 */
export function addRefusals(api: RestApi, config: StageConfig): void {
  const codes: [ResponseType, ErrorCode][] = [
    [ResponseType.UNAUTHORIZED, 'UNAUTHORIZED'],
    [ResponseType.EXPIRED_TOKEN, 'UNAUTHORIZED'],
    [ResponseType.ACCESS_DENIED, 'FORBIDDEN'],
    [ResponseType.INVALID_SIGNATURE, 'FORBIDDEN'],
    [ResponseType.WAF_FILTERED, 'FORBIDDEN'],
    [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'NOT_FOUND'],
    [ResponseType.RESOURCE_NOT_FOUND, 'NOT_FOUND'],
    [ResponseType.REQUEST_TOO_LARGE, 'PAYLOAD_TOO_LARGE'],
    [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'UNSUPPORTED_MEDIA_TYPE'],
    [ResponseType.THROTTLED, 'TOO_MANY_REQUESTS'],
    [ResponseType.INTEGRATION_FAILURE, 'SERVICE_UNAVAILABLE'],
    [ResponseType.INTEGRATION_TIMEOUT, 'TIMEOUT'],
  ];
  const respond = (type: ResponseType, code: ErrorCode, statusCode?: string): void => {
    const envelope = {
      success: false,
      message: errors[code].message,
      code,
      requestId: '$context.requestId',
    };
    // Templates of refusals substitute variables and nothing else, and none holds an ISO time: this is in milliseconds since 1970.
    const template = JSON.stringify(envelope).replace('}', ',"timestamp":$context.requestTimeEpoch}');
    api.addGatewayResponse(`Refuse${type.responseType}`, {
      type,
      ...(statusCode !== undefined && { statusCode }),
      responseHeaders: {
        ...(config.allowedOrigin !== undefined && {
          'Access-Control-Allow-Origin': `'${config.allowedOrigin}'`,
          'Access-Control-Expose-Headers': `'${requestIdHeader}'`,
        }),
        'Cache-Control': "'no-store'",
      },
      templates: { 'application/json': template },
    });
  };
  for (const [type, code] of codes) respond(type, code, String(errors[code].status));
  respond(ResponseType.DEFAULT_4XX, 'BAD_REQUEST');
  respond(ResponseType.DEFAULT_5XX, 'INTERNAL_ERROR');
}
