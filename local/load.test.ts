import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { openState } from './storage/state.ts';
import { loadDay } from './load.ts';

const directory = mkdtempSync(join(tmpdir(), 'afiya-seed-'));
/** An empty user pool. */
const userPool = createServer((_request, response) => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': 'UserNotFoundException' }).end('{}');
});
beforeAll(() => new Promise<void>((done) => userPool.listen(0, '127.0.0.1', done)));
afterAll(async () => {
  await new Promise((done) => userPool.close(done));
  rmSync(directory, { recursive: true });
});

const Loaded = z.object({
  agenda: z.optional(z.array(z.object({ alerts: z.array(z.object({ raisedAt: z.string() })) }))),
});

test("the demonstration's alerts belong to the day on which it is opened, however late, and are loaded once a day", async () => {
  const state = openState(directory, 'dynoxide', false);
  state.record({ patientsLoaded: 60 });
  const { port } = userPool.address() as AddressInfo;
  const loads: z.output<typeof Loaded>[] = [];
  const load = { invoke: async (event: unknown) => void loads.push(Loaded.parse(event)) };
  const openedAt = (at: string) =>
    loadDay({ endpoint: `http://127.0.0.1:${port}`, userPoolId: 'pool' }, load, state, Date.parse(at), {
      before: 1,
      after: 1,
      charts: 'few',
    });
  // Before and after midnight in Qatar, then weeks later.
  for (const at of ['2026-11-22T20:50:00Z', '2026-11-22T20:59:00Z', '2026-11-22T21:01:00Z', '2026-12-14T06:00:00Z']) await openedAt(at);
  // One for each of the three days.
  expect(loads).toHaveLength(3);
  const freshest = loads.map(({ agenda = [] }) =>
    agenda
      .flatMap(({ alerts }) => alerts.map(({ raisedAt }) => qatarDate(new Date(raisedAt))))
      .toSorted()
      .at(-1),
  );
  expect(freshest).toEqual(['2026-11-22', '2026-11-22', '2026-12-14']);
  state.release();
});
