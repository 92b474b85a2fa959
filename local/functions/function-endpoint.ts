import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { InvocationError, type LocalFunction } from './functions.ts';

/** Lambda's size limits for events and answers, and the lower one for asynchronous events. */
const limitBytes = { waiting: 6 * 1024 * 1024, background: 1024 * 1024 };

/** Lambda's own HTTP API for invocations: `POST /2015-03-31/functions/{name or ARN}/invocations`. */
export const invocationEndpoint = (functions: readonly LocalFunction[]): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = decodeURIComponent(/^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(request.url ?? '')?.[1] ?? '');
    const found = functions.find((one) => [one.name, one.arn, one.constructName].includes(name));
    if (request.method !== 'POST' || !found) {
      response.writeHead(404, { 'content-type': 'application/json', 'x-amzn-errortype': 'ResourceNotFoundException' });
      response.end(JSON.stringify({ Type: 'User', Message: 'Function not found' }));
      return;
    }
    const background = request.headers['x-amz-invocation-type'] === 'Event';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const payload = Buffer.concat(chunks);
    const limit = background ? limitBytes.background : limitBytes.waiting;
    if (payload.length > limit) {
      response.writeHead(413, { 'content-type': 'application/json', 'x-amzn-errortype': 'RequestTooLargeException' });
      response.end(
        JSON.stringify({ Type: 'User', Message: `${payload.length} byte payload is too large for the limit of ${limit} bytes` }),
      );
      return;
    }
    const invocation = found.invoke(JSON.parse(payload.toString() || '{}'));
    if (background) {
      response.writeHead(202).end();
      await invocation;
      return;
    }
    try {
      const answer = JSON.stringify((await invocation) ?? null);
      if (Buffer.byteLength(answer) > limitBytes.waiting)
        throw new InvocationError(
          'handled',
          'Function.ResponseSizeTooLarge',
          'Response payload size exceeded maximum allowed payload size.',
        );
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    } catch (error) {
      if (!(error instanceof InvocationError)) throw error;
      response.writeHead(200, { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' });
      response.end(JSON.stringify({ errorType: error.errorType, errorMessage: error.message }));
    }
  };
  return (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  };
};
