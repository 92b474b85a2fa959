import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { clinicOf } from '../clinic.ts';
import { withCloud } from '../cloud.ts';
import { lineOf } from '../written-logs.ts';

const idleFunctionsEndMs = 1500;
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-idle-'));
// Runs last, because these run in reverse order.
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
withCloud({ patients: 3, stateDir, idleFunctionsEndMs });
const { ask } = clinicOf();

it('a function that nobody calls ends, and the next caller starts it again; one that is called goes on', async () => {
  /** A function reads the key of its cursors once. */
  const units = async (): Promise<number> => {
    const answer = await ask('CLINICIAN', 'GET', '/patients?limit=2');
    expect(answer.status).toBe(200);
    return (await lineOf(answer, stateDir)).readUnits;
  };
  const first = await units();
  const known = await units();
  expect(known).toBeLessThan(first);
  for (let time = 0; time < 4; time += 1) {
    await wait(idleFunctionsEndMs / 2);
    expect(await units()).toBe(known);
  }
  await wait(idleFunctionsEndMs * 2);
  expect(await units()).toBe(first);
});
