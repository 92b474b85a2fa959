/** Reports a run of tests to `test/run.ts`: what failed, with its cause. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import * as z from 'zod/mini';

export const Report = z.object({
  passed: z.int(),
  /** What is wrong with each failed test, with each file that could not be loaded, and outside of both. */
  failures: z.array(z.string()),
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
});
export type Report = z.infer<typeof Report>;

/** The environment variable with the path of the file to write. */
export const reportFile = 'TEST_REPORT';

type Wrong = Readonly<Partial<Record<'message' | 'stack', string>>> & { readonly cause?: Wrong };
const linesMax = 12;
/** The beginnings of an error and of its causes: a property's cause is the failed assertion. */
const told = ({ message, stack = message, cause }: Wrong): string =>
  `${stack?.split('\n').slice(0, linesMax).join('\n')}${cause === undefined ? '' : `\nCaused by: ${told(cause)}`}`;

const failuresIn = (module: TestModule): string[] => {
  const tests = Array.from(module.children.allTests('failed'), (test) => ({
    name: `: ${test.fullName}`,
    errors: test.result().errors ?? [],
  }));
  return [{ name: '', errors: module.errors() }, ...tests]
    .filter(({ name, errors }) => name !== '' || errors.length > 0)
    .map(({ name, errors }) => [`${module.relativeModuleId}${name}`, ...errors.map(told)].join('\n'));
};

export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly Wrong[]): void {
    const report: Report = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failures: [...modules.flatMap(failuresIn), ...outside.map((error) => `outside of the tests\n${told(error)}`)],
      files: modules.map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 })),
    };
    const file = process.env[reportFile];
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}
