import { globSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { setClock } from './test/clock.ts';
import { leaveFailedPage } from './test/component-browser.ts';
import { launchOptions } from './test/e2e/browser.ts';
import { RunReport } from './test/report.ts';

const { CLOCK: clock } = process.env;
if (clock !== undefined && clock !== '') setClock(clock);

/** Imports a font as its bytes, as the functions' bundles do. */
const fontsAsBytes: Plugin = {
  name: 'fonts-as-bytes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ttf') ? `export default Uint8Array.from(Buffer.from('${readFileSync(id).toString('base64')}', 'base64'));` : undefined,
};

/** A failure says what it found, also where that is long. */
const chaiConfig = { truncateThreshold: 400 };

/** The window of a desk. */
const wide = { width: 1280, height: 900 };

/**
 * One more than the processors, as tests spend time waiting; but as many with Firefox or WebKit, which do more than wait. Kinds that run side by
 * side need the same number.
 */
const maxWorkers = availableParallelism() + (process.env['BROWSER'] ? 0 : 1);

/** Starts the slowest kinds first and, within a kind, the largest files, so that no worker is left alone with a long one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: readonly TestSpecification[]) {
    const kinds = ['e2e', 'journeys', 'clouds', 'api', 'eval', 'unit-alone', 'unit', 'infra'];
    const kindOf = ({ project }: TestSpecification) => kinds.indexOf(project.name);
    const bytesOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => kindOf(one) - kindOf(other) || bytesOf(other) - bytesOf(one));
  }
}

const unitTests = ['{bin,contract,lambdas,local,test/structure,web}/**/*.test.ts'];
/** Unit tests that change process-wide state, which no other file may see: clients, variables, modules, timers. */
const alone = globSync(unitTests, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\bmockClient\(|\bprocess\.env\b|\bvi\.|\bglobalThis\b|\binstallGate\(/.test(readFileSync(file, 'utf8')),
);
/** The others share a process, one after another: their imports are loaded and compiled once. */
const unit = (
  name: string,
  files: { readonly include?: string[]; readonly exclude?: string[]; readonly isolate?: boolean; readonly testTimeout?: number },
) => ({
  plugins: [fontsAsBytes],
  test: {
    name,
    chaiConfig,
    maxWorkers,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: unitTests,
    env: {
      CLINICAL_TABLE_NAME: 'Clinical',
      ACCESS_LOG_TABLE_NAME: 'AccessLog',
      EXPORTS_BUCKET_NAME: 'Exports',
      USER_POOL_ID: 'Users',
      AWS_REGION: 'ap-south-1',
    },
    ...files,
  },
});

/** Tests of a cloud: a process runs one file after another, and loads the cloud's code once. */
const onCloud = (name: string, include: string[], globalSetup: string[] = []) => ({
  test: {
    name,
    chaiConfig,
    include,
    globalSetup,
    isolate: false,
    setupFiles: ['test/afresh.ts'],
    maxWorkers,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
const inBrowser = (name: string, include: string[]) => onCloud(name, include, ['test/e2e/shared.ts']);

export default defineConfig({
  test: {
    attachmentsDir: '.build/attachments',
    reporters: ['default', new RunReport()],
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('unit', { exclude: alone, isolate: false }),
      unit('unit-alone', { include: alone }),
      // How well the rules assess hundreds of cases, and that the screener's weights are those of its messages.
      unit('eval', { include: ['test/eval/**/*.test.ts'], isolate: false, testTimeout: 600_000 }),
      {
        // The site's own transformations, so that a component is rendered as it is built.
        extends: './web/vite.config.ts',
        test: {
          name: 'component',
          chaiConfig,
          include: ['web/**/*.test.tsx'],
          globalSetup: ['test/component-browser.ts'],
          setupFiles: ['test/component/afresh.ts'],
          // One page runs one file after another, and loads the site's modules once.
          isolate: false,
          maxWorkers,
          // Has the processors for itself.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, contextOptions: { viewport: wide }, actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium' }],
            // As in the journeys: a part of a name is enough, in any case, unless a test asks for all of it.
            locators: { exact: false },
            viewport: wide,
            screenshotFailures: false,
            commands: { leaveFailedPage },
          },
        },
      },
      {
        test: {
          name: 'infra',
          chaiConfig,
          include: ['test/infra/**/*.test.ts'],
          setupFiles: ['test/infra/stub-bundles.ts'],
          testTimeout: 180_000,
          // One process for all files, started after the other kinds if they run too: CDK loads slowly.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      onCloud('api', ['test/api/*.test.ts'], ['test/api/shared-cloud.ts']),
      // Clouds of their own: other clocks, engines, settings, crashes.
      onCloud('clouds', ['test/api/clouds/*.test.ts'], ['test/api/quiet-clouds.ts']),
      inBrowser('journeys', ['test/journeys/*.test.ts']),
      inBrowser('e2e', ['test/{journeys,e2e}/*.test.ts']),
    ],
  },
});
