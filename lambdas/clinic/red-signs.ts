import * as z from 'zod/mini';
import { Texts } from '#contract/base/language.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { patientPartition } from './patient.ts';
import { agendaItem, end, entriesOf } from './agenda.ts';

/** Vital signs in the red zone as text, indexed for the day's list. */
export interface RedSigns {
  readonly patientId: string;
  readonly measuredAt: string;
  readonly text: Texts;
}

const partition = 'RED-SIGNS';
const prefix = 'REDSIGNS#';

/** The item of a measurement with values in the red zone. */
export const redSignsItem = ({ patientId, id, measuredAt, text }: RedSigns & { readonly id: string }): TransactItem =>
  agendaItem(patientId, `${prefix}${id}`, partition, `${measuredAt}#${id}`, { patientId, measuredAt, text });

/** Removes a measurement from the list, once it has no red value. */
export const redSignsRemoved = (patientId: string, id: string): TransactItem => ({
  Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { pk: patientPartition(patientId), sk: `${prefix}${id}`, patientId } },
});

/** The latest vital signs in the red zone of each patient, measured between two times. */
export async function redSignsBetween(from: string, to: string): Promise<ReadonlyMap<string, RedSigns>> {
  const stored = z.object({ patientId: z.string(), measuredAt: z.string(), text: Texts });
  const found: RedSigns[] = z.parse(z.array(stored), await entriesOf(agendaIndex, partition, { from, to: to + end }));
  return new Map(found.map((one) => [one.patientId, one]));
}
