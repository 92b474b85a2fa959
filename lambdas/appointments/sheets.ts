import { gridMinutes, timeOf } from '#contract/appointments/clinic-hours.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';

/**
 * A sheet is one day of a clinician, or of a patient, in steps of five minutes: an attribute `t0900` says that the step from 9:00 is taken.
 * The first step of an appointment holds its id, the others 1, which keeps a full day below two kilobytes. A booking is conditioned on free
 * steps, so the database itself excludes that anybody is booked twice, whatever the length.
 */
export interface SheetKey {
  readonly pk: string;
  readonly sk: string;
}
const sheetPrefix = 'SHEET#';
export const clinicianSheet = (clinicianId: string, day: string): SheetKey => ({
  pk: `CLINICIAN#${clinicianId}`,
  sk: `${sheetPrefix}${day}`,
});
export const patientSheet = (patientId: string, day: string): SheetKey => ({ pk: patientPartition(patientId), sk: `${sheetPrefix}${day}` });

/**
 * The sheet of those of a patient's appointments that wait for a time, with an attribute by the id of each. It sorts after that of any day,
 * so that one query finds all that are to come.
 */
const waitingSheet = (patientId: string): SheetKey => ({ pk: patientPartition(patientId), sk: `${sheetPrefix}WAITING` });

/** Notes on a patient's sheets that an appointment waits for a time, or that it does not any more. */
export const waitingChange = (patientId: string, id: string, waits: boolean): TransactItem => ({
  Update: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: waitingSheet(patientId),
    UpdateExpression: waits ? 'SET #id = :waits' : 'REMOVE #id',
    ExpressionAttributeNames: { '#id': id },
    ...(waits && { ExpressionAttributeValues: { ':waits': 1 } }),
  },
});

/** The ids of a patient's appointments that hold time from a day on, by day, and of those that wait for one. */
export async function idsFrom(patientId: string, day: string): Promise<string[]> {
  const { pk, sk: waiting } = waitingSheet(patientId);
  const sheets = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': patientSheet(patientId, day).sk, ':to': waiting },
    ConsistentRead: true,
  });
  return sheets.flatMap((sheet) => {
    const { pk: _, sk, ...steps } = sheet;
    return sk === waiting ? Object.keys(steps) : Object.values(steps).filter((held) => typeof held === 'string');
  });
}

/** The attribute of the step that begins some minutes after midnight. */
const step = (minutes: number): string => `t${timeOf(minutes).replace(':', '')}`;
const stepsOf = ({ from, minutes }: Held): string[] =>
  Array.from({ length: minutes / gridMinutes }, (_, index) => step(from + index * gridMinutes));

/** Steps of one sheet that an appointment holds: from a minute since midnight, for some minutes. */
export interface Held {
  readonly sheet: SheetKey;
  readonly from: number;
  readonly minutes: number;
}

/** The change of one sheet from what an appointment holds on it to what it wants; undefined if that is the same. */
function sheetChange(id: string, held: Held | undefined, wanted: Held | undefined): TransactItem | undefined {
  const [before, after] = [held, wanted].map((one) => (one === undefined ? [] : stepsOf(one)));
  const sheet = (wanted ?? held)?.sheet;
  if (sheet === undefined || before === undefined || after === undefined || before.join() === after.join()) return undefined;
  const left = before.filter((one) => !after.includes(one));
  const taken = after.filter((one) => !before.includes(one));
  const set = after.map((one, index) => `${one} = ${index === 0 ? ':id' : ':more'}`);
  const conditions = [...(before[0] === undefined ? [] : [`${before[0]} = :id`]), ...taken.map((one) => `attribute_not_exists(${one})`)];
  return {
    Update: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key: sheet,
      UpdateExpression: [set.length > 0 && `SET ${set.join(', ')}`, left.length > 0 && `REMOVE ${left.join(', ')}`]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeValues: {
        ':id': id,
        ...(after.length > 1 && { ':more': 1 }),
      },
    },
  };
}

const sameSheet =
  (one: Held) =>
  (other: Held): boolean =>
    one.sheet.pk === other.sheet.pk && one.sheet.sk === other.sheet.sk;

/** The changes of all sheets from what an appointment holds to what it wants, each with its sheet. */
export function sheetChanges(id: string, held: readonly Held[], wanted: readonly Held[]): { item: TransactItem; sheet: SheetKey }[] {
  const kept = held.filter((one) => !wanted.some(sameSheet(one)));
  return [...kept.map((one) => [one, undefined] as const), ...wanted.map((one) => [held.find(sameSheet(one)), one] as const)].flatMap(
    ([before, after]) => {
      const item = sheetChange(id, before, after);
      const sheet = (after ?? before)?.sheet;
      return item === undefined || sheet === undefined ? [] : [{ item, sheet }];
    },
  );
}

/** Whether all steps from a minute since midnight are free on a sheet as stored; a day without a sheet is free. */
export const isFree = (sheet: Readonly<Record<string, unknown>> | undefined, from: number, minutes: number): boolean => {
  for (let at = from; at < from + minutes; at += gridMinutes) if (sheet?.[step(at)] !== undefined) return false;
  return true;
};
