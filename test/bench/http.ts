import http from 'node:http';

/** A client with minimal overhead: one kept-alive connection per caller, no parsing. */
export function client(base: string, token: string) {
  const { hostname, port, pathname } = new URL(base);
  const agent = new http.Agent({ keepAlive: true });
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const request = http.request(
        {
          agent,
          hostname,
          port,
          path: pathname + path,
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
}

export type Client = ReturnType<typeof client>;
