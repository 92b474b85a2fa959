import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import { emptyKeyIn } from './empty-keys.ts';
import { neededRights, type EngineCall, type EngineService, type Stored } from './engine-calls.ts';
import { evaluator, leadingKeys, like } from './iam.ts';
import type { AskedRight, Role } from './rights.ts';
import { region } from '../template/template.ts';

/** The caller and the rights to check. */
export interface Gate extends Role {
  readonly stored: Stored;
  /** `host:port` of each engine. */
  readonly engines: Readonly<Record<string, EngineService>>;
}

type Refused = 'AccessDeniedException' | 'ValidationException';

const refusal = (service: EngineService, message: string, name: Refused) =>
  service === 's3'
    ? {
        status: 403,
        type: 'application/xml',
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`,
      }
    : {
        status: 400,
        type: 'application/x-amz-json-1.0',
        body: JSON.stringify({ __type: `com.amazon.coral.service#${name}`, Message: message, message }),
      };

const textOf = (chunk: unknown): string =>
  typeof chunk === 'string' ? chunk : chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : '';

/**
 * Checks each of this thread's engine requests as AWS would check its role, and DynamoDB requests for empty keys, which not every engine
 * rejects. A rejected request never leaves the thread. Call it before loading the function's bundle.
 * @param hear is called once per right used, with the decision
 */
export const installGate = ({ statements, principalArn, engines, stored }: Gate, hear: (asked: AskedRight) => void): void => {
  const evaluate = evaluator(statements);
  // On AWS the SDK uses only TLS.
  const ofAll = { 'aws:principalarn': [principalArn], 'aws:requestedregion': [region], 'aws:securetransport': ['true'] };
  /** The partitions in its statements. Recorded rights are grouped by these few partitions. */
  const limitedTo = [
    ...new Set(
      statements.flatMap(({ conditions = [] }) => conditions.filter(({ key }) => key === leadingKeys).flatMap(({ values }) => values)),
    ),
  ].map((partition) => ({ partition, holds: like(partition) }));
  const conditional = statements.some(({ conditions = [] }) => conditions.length > 0);
  const lookedAt = conditional ? stored : { ...stored, partitionKeys: {} };
  const decisions = new Map<string, AskedRight['decision']>();
  const denial = (service: EngineService, call: EngineCall): string | undefined => {
    for (const { action, resource, context } of neededRights(service, call, lookedAt)) {
      const keys = context?.[leadingKeys] ?? [];
      const partitions = limitedTo.filter(({ holds }) => keys.some(holds)).map(({ partition }) => partition);
      const key = [action, resource, ...partitions].join(' ');
      const known = decisions.get(key);
      const decision = known === undefined || conditional ? evaluate(action, resource, { ...ofAll, ...context }) : known;
      if (decision !== known) {
        decisions.set(key, decision);
        hear({ action, resource, decision, ...(partitions.length > 0 && { partitions }) });
      }
      if (decision === 'allowed') continue;
      const why =
        decision === 'explicitDeny'
          ? 'with an explicit deny in an identity-based policy'
          : `because no identity-based policy allows the ${action} action`;
      return `User: ${principalArn} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
    }
    return undefined;
  };

  const answer = (request: http.ClientRequest, service: EngineService, message: string, name: Refused = 'AccessDeniedException'): void => {
    const { status, type, body } = refusal(service, message, name);
    const response = Object.assign(Readable.from([Buffer.from(body)]), {
      statusCode: status,
      statusMessage: 'Denied',
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
    });
    request.on('error', () => undefined);
    request.emit('response', response);
    request.destroy();
  };

  const guard = (request: http.ClientRequest): http.ClientRequest => {
    const service = engines[String(request.getHeader('host'))];
    if (!service) return request;
    const target = String(request.getHeader('x-amz-target') ?? '');
    const { method, path } = request;
    if (service === 's3') {
      const denied = denial(service, { method, path, target, body: '' });
      if (denied !== undefined) {
        request.write = () => true;
        request.end = () => request;
        setImmediate(() => answer(request, service, denied));
      }
      return request;
    }
    // The rights depend on the body, so the request is held back until it is complete.
    const chunks: unknown[] = [];
    const end: (body: string) => http.ClientRequest = request.end.bind(request);
    request.write = (chunk: unknown) => {
      chunks.push(chunk);
      return true;
    };
    request.end = (last?: unknown) => {
      if (last !== undefined && typeof last !== 'function') chunks.push(last);
      const body = chunks.length === 1 ? textOf(chunks[0]) : chunks.map(textOf).join('');
      const denied = denial(service, { method, path, target, body });
      if (denied !== undefined) {
        answer(request, service, denied);
        return request;
      }
      const emptyKey = service === 'dynamodb' ? emptyKeyIn(body, stored.keys) : undefined;
      if (emptyKey === undefined) return end(body);
      const why = `The AttributeValue for a key attribute cannot contain an empty string value. Key: ${emptyKey}`;
      answer(request, service, `One or more parameter values are not valid. ${why}`, 'ValidationException');
      return request;
    };
    return request;
  };

  const original = http.request;
  http.request = (...parameters: unknown[]): http.ClientRequest => guard(Reflect.apply(original, http, parameters));
  syncBuiltinESMExports();
};
