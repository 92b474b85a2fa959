/** `npm run fuzz -- --requests 20000`: sends generated requests to its own local cloud and reports the outcome. */
import { parseArgs } from 'node:util';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { chosenEngine } from '../api/engine.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const cloud = await startLocalCloud({ patients: 20, warm: true, throttling: false, ...chosenEngine() });
try {
  const { byClass, serverErrors, outsideEnvelope, writesAfterRefusal, medianRefusalMs, slowestRefusals, ...asked } = await fuzz(
    cloud.endpoints,
    Number(values.requests),
    Number(values.seed),
  );
  console.log(
    `${asked.requests} requests, seed ${asked.seed}: ${Object.entries(byClass)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  for (const [name, found] of Object.entries({
    'answers of 5xx': serverErrors,
    'answers outside the envelope': outsideEnvelope,
    'writes after a refusal': writesAfterRefusal,
  })) {
    console.log(`${found.length} ${name}`);
    for (const request of found.slice(0, 20)) console.log(`  ${request}`);
  }
  // Checking a patient's code is slow on purpose (`lambdas/links/codes.ts`), so the next slowest are printed too.
  console.log(`slowest refusals, median ${medianRefusalMs.toFixed(1)} ms`);
  for (const { ms, request } of slowestRefusals.slice(0, 5))
    console.log(`  ${ms.toFixed(1)} ms, ${(ms / medianRefusalMs).toFixed(1)} times the median: ${request.slice(0, 200)}`);
  process.exitCode = serverErrors.length + outsideEnvelope.length + writesAfterRefusal.length === 0 ? 0 : 1;
} finally {
  await cloud.close();
}
