import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { InvocationError, type LocalFunction } from './functions.ts';

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
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const invocation = found.invoke(JSON.parse(Buffer.concat(chunks).toString() || '{}'));
    if (request.headers['x-amz-invocation-type'] === 'Event') {
      response.writeHead(202).end();
      await invocation;
      return;
    }
    try {
      const result = await invocation;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? null));
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
