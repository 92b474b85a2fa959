/** Runs before each test file in a shared process: resets what an earlier file changed for the whole process. */
import { existsSync } from 'node:fs';
import { beforeEach, onTestFailed } from 'vitest';
import type { Endpoints } from '../local/lib/endpoints.ts';
import { askAfresh, endpoints, takeExchanges } from './api/client.ts';
import { setSuiteClock } from './clock.ts';
import { leaveEvidence, linesAbout } from './failures.ts';

setSuiteClock();
askAfresh();

beforeEach(({ task }) => {
  takeExchanges();
  onTestFailed(() => {
    const exchanges = takeExchanges();
    // Undefined for a browser test, which leaves the logs itself.
    const at: Endpoints | undefined = endpoints();
    leaveEvidence(task.file.filepath, task.name, {
      'calls.txt': exchanges.map(({ request, status, requestId }) => `${status} ${request} ${requestId}`).join('\n'),
      // A cloud of the test's own may have ended.
      ...(at !== undefined && existsSync(at.logs) && { 'logs.txt': linesAbout(at.logs, exchanges) }),
    });
  });
});
