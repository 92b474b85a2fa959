import { readFileSync } from 'node:fs';
import { type Plugin, defineConfig } from 'vitest/config';
import { setClock } from './test/clock.ts';

const { CLOCK: clock } = process.env;
if (clock !== undefined && clock !== '') setClock(clock);

/** A font is imported as its bytes, as the functions' bundles do. */
const fontsAsBytes: Plugin = {
  name: 'fonts-as-bytes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ttf') ? `export default Uint8Array.from(Buffer.from('${readFileSync(id).toString('base64')}', 'base64'));` : undefined,
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [fontsAsBytes],
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: ['{bin,contract,lambdas,local,test/eval}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          env: { CLINICAL_TABLE_NAME: 'Clinical', ACCESS_LOG_TABLE_NAME: 'AccessLog', USER_POOL_ID: 'Users', AWS_REGION: 'ap-south-1' },
        },
      },
      { test: { name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 60_000, isolate: false, fileParallelism: false } },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/api/shared-cloud.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/shared.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
