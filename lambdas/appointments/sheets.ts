import { gridMinutes, minutesOf, timeOf } from '#contract/appointments/clinic-hours.ts';
import { qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';

/**
 * A sheet is one day of a clinician or a patient in steps of five minutes. Attribute `t0900` means that the step from 9:00 is taken. The
 * first step of an appointment holds its id, the others 1, which keeps a full day below two kilobytes. A booking is conditioned on free
 * steps, so the database itself prevents double bookings of any length.
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
 * Beside the days, a patient has a sheet of the appointments that wait for a time, one of those that were missed, and one of the series whose
 * booking is not finished: an attribute for each id, with 1 or with the time that was missed. They sort after the sheets of all days, so that
 * one query finds everything ahead and what was missed.
 */
const waitingName = `${sheetPrefix}WAITING`;
const missedName = `${sheetPrefix}MISSED`;
const unfinishedName = `${sheetPrefix}SERIES`;
const sheetNamed = (patientId: string, sk: string): SheetKey => ({ pk: patientPartition(patientId), sk });
export const waitingSheet = (patientId: string): SheetKey => sheetNamed(patientId, waitingName);
export const missedSheet = (patientId: string): SheetKey => sheetNamed(patientId, missedName);

const marked = (patientId: string, sk: string, id: string, value: string | number | undefined): TransactItem => ({
  Update: {
    TableName: env.CLINICAL_TABLE_NAME,
    Key: { ...sheetNamed(patientId, sk) },
    UpdateExpression: value === undefined ? 'REMOVE #id' : 'SET #id = :value',
    ExpressionAttributeNames: { '#id': id },
    ...(value !== undefined && { ExpressionAttributeValues: { ':value': value } }),
  },
});

/** Adds an appointment to its patient's waiting sheet, or removes it. */
export const waitingChange = (patientId: string, id: string, waits: boolean): TransactItem =>
  marked(patientId, waitingName, id, waits ? 1 : undefined);

/** Adds an appointment to those that its patient missed, by its time, or removes it. */
export const missedChange = (patientId: string, id: string, missed: string | undefined): TransactItem =>
  marked(patientId, missedName, id, missed);

/** Adds a series to those of its patient whose booking is not finished, or removes it. */
export const unfinishedChange = (patientId: string, id: string, isUnfinished: boolean): TransactItem =>
  marked(patientId, unfinishedName, id, isUnfinished ? 1 : undefined);

/** The appointments on a patient's sheets. */
interface OnSheets {
  /** The ids of those that hold time from a day on, by day, and of those on the waiting list. */
  readonly ids: readonly string[];
  /** The times of those that were missed, in no order. */
  readonly missed: readonly string[];
  /** The ids of the series whose booking is not finished. */
  readonly unfinished: readonly string[];
}

/** What a sheet holds, without its key. */
const stepsOn = (sheet: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(sheet).filter(([name]) => name !== 'pk' && name !== 'sk');

/** What a patient's sheets say from a day on, and of what was missed, read consistently. */
export async function sheetsFrom(patientId: string, day: string): Promise<OnSheets> {
  const sheets = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':from': patientSheet(patientId, day).sk, ':to': waitingName },
    ConsistentRead: true,
  });
  const namesOf = (sk: string) => stepsOn(sheets.find((one) => one['sk'] === sk) ?? {});
  const days = sheets.filter(({ sk }) => /^SHEET#\d/.test(String(sk)));
  const idsIn = (sk: string): string[] => namesOf(sk).map(([id]) => id);
  return {
    ids: [...days.flatMap((sheet) => stepsOn(sheet).flatMap(([, id]) => (typeof id === 'string' ? [id] : []))), ...idsIn(waitingName)],
    missed: namesOf(missedName).map(([, at]) => String(at)),
    unfinished: idsIn(unfinishedName),
  };
}

/** An appointment that held time: its id, and where it stands in its patient's history, which is ordered by time. */
interface Past {
  readonly id: string;
  readonly place: string;
}
export const pastPlace = (at: string, id: string): string => `${at}#${id}`;

/** The appointments that hold time before a place in a patient's history, or until the end of a day, latest first, at most `max`. */
export async function heldBefore(
  patientId: string,
  { before, day }: { before?: string | undefined; day: string },
  max: number,
): Promise<Past[]> {
  const to = before === undefined ? day : qatarDate(new Date(before.slice(0, before.indexOf('#'))));
  const found: Past[] = [];
  let after: Record<string, unknown> | undefined;
  for (;;) {
    const sheets = await queryItems(
      {
        TableName: env.CLINICAL_TABLE_NAME,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': patientPartition(patientId),
          ':from': `${sheetPrefix}0`,
          ':to': patientSheet(patientId, to).sk,
        },
        ScanIndexForward: false,
      },
      max,
      after,
    );
    for (const sheet of sheets) found.push(...heldOn(sheet).filter(({ place }) => before === undefined || place < before));
    const last = sheets.at(-1);
    if (found.length >= max || sheets.length < max || last === undefined) return found.slice(0, max);
    after = { pk: last['pk'], sk: last['sk'] };
  }
}

/** The appointments that hold time on a day's sheet, latest first. */
const heldOn = (sheet: Readonly<Record<string, unknown>>): Past[] =>
  stepsOn(sheet)
    .flatMap(([name, id]) =>
      typeof id === 'string' ? [{ id, place: pastPlace(qatarInstant(dayOf(sheet['sk']), minutesAt(name)), id) }] : [],
    )
    .toSorted((one, other) => (one.place < other.place ? 1 : -1));
const dayOf = (sk: unknown): string => String(sk).slice(sheetPrefix.length);

/** The attribute of the step that begins some minutes after midnight, and those minutes. */
const step = (minutes: number): string => `t${timeOf(minutes).replace(':', '')}`;
const minutesAt = (name: string): number => minutesOf(`${name.slice(1, 3)}:${name.slice(3)}`);
const stepsOf = ({ from, minutes }: Held): string[] =>
  Array.from({ length: minutes / gridMinutes }, (_, index) => step(from + index * gridMinutes));

/** The steps of one sheet that an appointment holds: from a minute since midnight, for some minutes. */
export interface Held {
  readonly sheet: SheetKey;
  readonly from: number;
  readonly minutes: number;
}

/** The update of one sheet from the steps that an appointment holds to the steps that it needs; undefined if they are the same. */
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

/** The updates of all sheets from the steps that an appointment holds to the steps that it needs. */
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

/** A sheet as stored, as if one of its appointments were not on it: its first step holds the id, the steps after it 1. */
export function sheetWithout(sheet: Readonly<Record<string, unknown>>, id: string): Readonly<Record<string, unknown>> {
  const first = Object.keys(sheet).find((name) => sheet[name] === id);
  if (first === undefined) return sheet;
  const own = new Set([first]);
  const from = minutesAt(first);
  for (let at = from + gridMinutes; sheet[step(at)] === 1; at += gridMinutes) own.add(step(at));
  return Object.fromEntries(Object.entries(sheet).filter(([name]) => !own.has(name)));
}

/** Whether an appointment begins at a minute since midnight on a sheet. */
export const holds = (sheet: Readonly<Record<string, unknown>> | undefined, id: string, from: number): boolean =>
  sheet?.[step(from)] === id;

/** Whether all steps from a minute since midnight are free on a sheet as stored; a day without a sheet is free. */
export const isFree = (sheet: Readonly<Record<string, unknown>> | undefined, from: number, minutes: number): boolean => {
  for (let at = from; at < from + minutes; at += gridMinutes) if (sheet?.[step(at)] !== undefined) return false;
  return true;
};
