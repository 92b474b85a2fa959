/** `npm run life`: loads patients of many years into a running local cloud. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import type { Endpoints } from '../../lib/endpoints.ts';
import { loadChronicPatient } from './load.ts';

const usage = `npm run life -- [options]
  --state DIR    the state folder of the running local cloud (.local)
  --patients N   how many patients (1)
  --first N      the number of the first (0); the same number is the same patient
  --years N      years of dialysis (10)
  --until DAY    the day on which their care ends (yesterday); the same day for a repeat`;

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: '.local' },
    patients: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    years: { type: 'string', default: '10' },
    until: { type: 'string', default: dayAfter(qatarDate(new Date()), -1) },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(usage);
else {
  const endpoints = JSON.parse(readFileSync(join(values.state, 'endpoints.json'), 'utf8')) as Endpoints;
  const invoke = async (event: unknown): Promise<unknown> => {
    const answer = await fetch(`${endpoints.lambdaEndpoint}/2015-03-31/functions/patient-load/invocations`, {
      method: 'POST',
      body: JSON.stringify(event),
    });
    const body: unknown = await answer.json();
    if (answer.headers.has('x-amz-function-error')) throw new Error(JSON.stringify(body));
    return body;
  };
  const nowMs = Date.parse(`${dayAfter(values.until, 0)}T03:00:00.000Z`);
  const treating = {
    doctors: ['Dr. Ahmed Siddiqui', 'Dr. Leila Haddad', 'د. منى الكواري'],
    nurse: 'Rosalinda Reyes',
    laboratory: ['Tariq Mahmood', 'Mona Saleh'],
  } as const;
  for (let number = Number(values.first); number < Number(values.first) + Number(values.patients); number += 1) {
    const begun = performance.now();
    const { patientId, loaded, kept, refused } = await loadChronicPatient(invoke, number, treating, { nowMs, years: Number(values.years) });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${patientId}: ${loaded} loaded, ${kept} kept, ${refused.length} refused, ${seconds} s`);
    for (const { kind = '', id = '', why } of refused.slice(0, 20)) console.log(`  ${kind} ${id}: ${why}`);
  }
}
