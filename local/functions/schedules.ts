import { randomUUID } from 'node:crypto';
import { LocalCloudError } from '../lib/failure.ts';
import type { LocalFunction } from './functions.ts';
import { requirePermission } from '../access/permissions.ts';
import { accountId, listOf, objectOf, region, textOf, type Assembly } from '../template/template.ts';

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Runs the template's scheduled rules.
 * @returns a function that stops them
 * @throws LocalCloudError on a schedule that is not a rate, or a target that is not a function
 */
export const startSchedules = (assembly: Assembly, functions: readonly LocalFunction[]): (() => void) => {
  const timers = assembly.ofType('AWS::Events::Rule').flatMap((rule) => {
    const expression = textOf(rule.properties['ScheduleExpression']);
    if (expression === undefined || rule.properties['State'] === 'DISABLED') return [];
    const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
    const periodMs = Number(count) * (unitMs[unit] ?? Number.NaN);
    if (Number.isNaN(periodMs)) throw new LocalCloudError(`The schedule ${expression} is not a rate, which is all the local cloud runs.`);
    return listOf(rule.properties['Targets']).map((target) => {
      const arn = textOf(objectOf(target)['Arn']);
      const found = functions.find((candidate) => candidate.arn === arn);
      if (!found) throw new LocalCloudError(`The schedule ${rule.logicalId} has a target that is no function of the template.`);
      requirePermission(assembly, 'events', rule.attribute('Arn'), found);
      const run = (): void => {
        const event = {
          version: '0',
          id: randomUUID(),
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          account: accountId,
          time: new Date().toISOString(),
          region,
          resources: [rule.attribute('Arn')],
          detail: {},
        };
        found.invoke(event).catch((error: unknown) => console.error(`The scheduled ${found.name} failed: ${String(error)}`));
      };
      return setInterval(run, periodMs).unref();
    });
  });
  return () => timers.forEach((timer) => clearInterval(timer));
};
