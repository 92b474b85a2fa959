import type * as z from 'zod/mini';
import { detailOf } from '#contract/base/messages.ts';
import { type VitalSign, VitalSignsCorrection, vitalSignIds } from '#contract/chart/vital-signs.ts';
import { ApiError } from '../../lib/api.ts';
import type { Problem } from '../../lib/problem-text.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** The typed values by vital sign, and a note. */
export type TypedSigns = Readonly<Partial<Record<VitalSign | 'note', string>>>;

/** Whether a vital sign is measured at an age: head circumference only while the head grows. */
const isMeasured = (sign: VitalSign, ageMonths: number): boolean => sign !== 'headCircumference' || ageMonths < 36;

/** The vital signs that the form asks for. */
export const signsAsked = (ageMonths: number): readonly VitalSign[] => vitalSignIds.filter((sign) => isMeasured(sign, ageMonths));

/** The request, or the problems by field id. An empty field is not zero. */
export function parsedSigns(
  typed: TypedSigns,
):
  | { readonly body: z.output<typeof VitalSignsCorrection>; readonly problems?: undefined }
  | { readonly body?: undefined; readonly problems: Readonly<Record<string, Problem>> } {
  const values = Object.fromEntries(
    vitalSignIds.flatMap((sign) => {
      const text = typed[sign]?.trim() ?? '';
      return text === '' ? [] : [[sign, typedNumber(text)]];
    }),
  );
  const note = typed.note?.trim() ?? '';
  const { data, error } = VitalSignsCorrection.safeParse({ values, ...(note !== '' && { note }) });
  if (data !== undefined) return { body: data };
  const problems: Record<string, Problem> = {};
  for (const { path, message } of error.issues) {
    const field = String(path.at(-1));
    problems[field] ??= detailOf(field, message);
  }
  return { problems };
}

/** What the API refused, by the id of its field. */
export const refusedSigns = (error: unknown): Readonly<Record<string, Problem>> =>
  error instanceof ApiError ? Object.fromEntries(error.details.map((detail) => [detail.path.split('.').at(-1) ?? '', detail])) : {};

/** Whether a value is implausible and must be confirmed. */
export const isDoubted = (problems: Readonly<Record<string, Problem>>): boolean =>
  Object.values(problems).some(({ code }) => code === 'vitalSignDoubtful');

/** A value as it is typed. */
export const typedFrom = (values: Readonly<Record<string, number>>): TypedSigns =>
  Object.fromEntries(vitalSignIds.flatMap((sign) => (values[sign] === undefined ? [] : [[sign, String(values[sign])]])));

/** The vital signs of a chart over time: both pressures together, every other sign alone. */
export type Trend = Exclude<VitalSign, 'diastolic'>;
export const trends = vitalSignIds.filter((sign): sign is Trend => sign !== 'diastolic');
/** The vital signs of a trend. */
export const signsOf = (trend: Trend): readonly [VitalSign, ...VitalSign[]] => (trend === 'systolic' ? ['systolic', 'diastolic'] : [trend]);
