import * as z from 'zod/mini';
import { say } from '#contract/base/say.ts';
import { fieldOf } from '#contract/patient/fields.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { wrongField } from '#platform/refusal.ts';
import { chartKey, readChartItem } from '../clinic/items.ts';
import { env } from '../clinic/env.ts';
import { fold } from '../clinic/names.ts';

const TableName = env.CLINICAL_TABLE_NAME;

/** The chart's facts about a prescription that its line in the record's list of medicines needs. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/**
 * The chart's prescriptions with their lines as reworded in the record: a new line that names the medicine of a missing line. If several
 * new lines do, or none, the line was removed rather than reworded.
 */
export function reworded<One extends Listed>(prescriptions: readonly One[], before: readonly string[], after: readonly string[]): One[] {
  const added = after.filter((line) => !before.includes(line));
  return prescriptions.map((one) => {
    if (!before.includes(one.line) || after.includes(one.line)) return one;
    const [name = ''] = fold(one.name).split('-');
    const [line, ...others] = added.filter((text) => fold(text).split('-').includes(name));
    return line === undefined || others.length > 0 ? one : { ...one, line };
  });
}

/** Replaces the chart's list of prescriptions; the condition fails if another write changed it in between. */
export const chartChange = (
  patientId: string,
  { prescriptionsVersion }: { readonly prescriptionsVersion: number },
  prescriptions: readonly Listed[],
): TransactItem => ({
  Update: {
    TableName,
    Key: chartKey(patientId),
    UpdateExpression: 'SET prescriptions = :list, prescriptionsVersion = :next',
    ConditionExpression: prescriptionsVersion === 0 ? 'attribute_not_exists(prescriptionsVersion)' : 'prescriptionsVersion = :version',
    ExpressionAttributeValues: {
      ':list': prescriptions,
      ':next': prescriptionsVersion + 1,
      ...(prescriptionsVersion > 0 && { ':version': prescriptionsVersion }),
    },
  },
});

const ListedParts = z.object({
  prescriptionsVersion: z._default(z.int(), 0),
  prescriptions: z._default(z.array(z.looseObject({ id: z.string(), name: z.string(), line: z.string() })), []),
});

/**
 * The items that keep the chart's prescriptions in step with their lines when the record's list of medicines is edited by hand. Throws a
 * refusal of a list without the line of a prescription, which ends where it is prescribed, with a reason.
 */
export async function rewordings(patientId: string, before: readonly string[], after: readonly string[]): Promise<TransactItem[]> {
  if (before.every((line) => after.includes(line))) return [];
  const chart = z.parse(ListedParts, await readChartItem(patientId));
  const next = reworded(chart.prescriptions, before, after);
  const gone = next.find(({ line }) => before.includes(line) && !after.includes(line));
  // The record's list and the chart's medicines would disagree on what the patient takes.
  if (gone !== undefined) throw wrongField(fieldOf('medications').path, say('medicinePrescribed', { medicine: gone.name }));
  return next.every((one, index) => one === chart.prescriptions[index]) ? [] : [chartChange(patientId, chart, next)];
}
