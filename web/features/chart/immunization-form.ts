import type * as z from 'zod/mini';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type Immunization, ImmunizationCorrection, ImmunizationEntry, lackingIn } from '#contract/chart/immunizations.ts';
import { type VaccineId, likeDose, vaccineIds } from '#contract/chart/vaccines.ts';
import type { Problem } from '../../lib/problem-text.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** The options: given here, given elsewhere, or not given. */
export const happenings = ['here', 'elsewhere', 'not-done'] as const;
export type Happening = (typeof happenings)[number];

/** What is typed of a vaccination. */
export interface TypedDose {
  readonly happened: Happening;
  readonly vaccine: string;
  readonly dose: string;
  readonly on: string;
  readonly lot: string;
  readonly site: string;
  readonly notGiven: string;
  readonly note: string;
  readonly repeatReason: string;
  /** Why it is given although something speaks against it, once the server has asked. */
  readonly cautionReason: string;
}
/** The fields of the form, from top to bottom. */
export const doseFields = [
  'happened',
  'vaccine',
  'dose',
  'on',
  'lot',
  'site',
  'notGiven',
  'note',
  'repeatReason',
  'cautionReason',
] as const;
export type DoseField = (typeof doseFields)[number];

/** An entry as typed values. */
export const typedDose = ({
  status,
  elsewhere,
  vaccine,
  dose,
  on,
  lot,
  site,
  notGiven,
  note,
  repeatReason,
  cautionReason,
}: Immunization): TypedDose => ({
  happened: status === 'not-done' ? 'not-done' : elsewhere ? 'elsewhere' : 'here',
  vaccine,
  dose: dose === undefined ? '' : String(dose),
  on,
  lot: lot ?? '',
  site: site ?? '',
  notGiven: notGiven ?? '',
  note: note ?? '',
  repeatReason: repeatReason ?? '',
  cautionReason: cautionReason ?? '',
});

const doseIn = (typed: string): number | undefined => (typed.trim() === '' ? undefined : typedNumber(typed));
const isVaccine = (text: string): text is VaccineId => vaccineIds.some((id) => id === text);

/** The dose in the chart that the typed values would duplicate; `id` is the entry being corrected. */
export function repeatedBy(typed: TypedDose, entries: readonly Immunization[], id?: string): Immunization | undefined {
  const { happened, vaccine, on } = typed;
  if (happened === 'not-done' || !isVaccine(vaccine) || !isCalendarDate(on)) return undefined;
  const given = entries.flatMap((one) =>
    one.status === 'completed' && isVaccine(one.vaccine) ? [{ id: one.id, vaccine: one.vaccine, dose: one.dose, on: one.on, one }] : [],
  );
  return likeDose(given, { vaccine, on, dose: doseIn(typed.dose), ...(id !== undefined && { id }) })?.one;
}

type Problems = Readonly<Partial<Record<string, Problem>>>;
type Parsed<Body> = { readonly body: Body; readonly problems?: undefined } | { readonly body?: undefined; readonly problems: Problems };

function detailsIn({ happened, dose, lot, site, notGiven, note, repeatReason }: TypedDose, isRepeated: boolean) {
  const isGiven = happened !== 'not-done';
  return {
    dose: doseIn(dose) ?? null,
    lot: isGiven ? lot : '',
    site: isGiven ? site : '',
    elsewhere: happened === 'elsewhere',
    notGiven: isGiven ? '' : notGiven,
    note,
    repeatReason: isGiven && isRepeated ? repeatReason : '',
  };
}

function parsedWith<Body>(
  schema: z.ZodMiniType<Body>,
  body: unknown,
  { happened, vaccine, notGiven, repeatReason, lot, site }: TypedDose,
  isRepeated: boolean,
  before?: Immunization,
): Parsed<Body> {
  const { data, error } = schema.safeParse(body);
  const problems: Record<string, Problem> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= detailOf(String(path[0]), message);
  const missing = (field: DoseField, message: Parameters<typeof detailOf>[1]) => (problems[field] = detailOf(field, message));
  if (vaccine === '') missing('vaccine', say('required', { field: 'Vaccine' }));
  if (happened === 'not-done' && notGiven === '') missing('notGiven', say('notGivenReason'));
  const given = {
    status: happened === 'not-done' ? happened : 'completed',
    elsewhere: happened === 'elsewhere',
    lot: lot.trim(),
    site,
  } as const;
  for (const field of lackingIn(given, before)) missing(field, say('required', { field: field === 'lot' ? 'Lot' : 'Site' }));
  if (isRepeated && repeatReason.trim() === '') missing('repeatReason', say('statusReasonNeeded'));
  return data === undefined || Object.keys(problems).length > 0 ? { problems } : { body: data };
}

/** The request for a new entry, or the problems by field. */
export function parsedEntry(typed: TypedDose, isRepeated: boolean): Parsed<z.output<typeof ImmunizationEntry>> {
  const { happened, vaccine, on, cautionReason } = typed;
  const status = happened === 'not-done' ? happened : 'completed';
  const caution = status === 'completed' && cautionReason.trim() !== '' && { cautionReason };
  return parsedWith(ImmunizationEntry, { status, vaccine, on, ...detailsIn(typed, isRepeated), ...caution }, typed, isRepeated);
}

/** The request for a correction, or the problems by field. */
export const parsedCorrection = (
  typed: TypedDose,
  isRepeated: boolean,
  before: Immunization,
): Parsed<z.output<typeof ImmunizationCorrection>> =>
  parsedWith(ImmunizationCorrection, detailsIn(typed, isRepeated), typed, isRepeated, before);

/** Entries by vaccine in list order, each by day; unknown vaccines of a newer server come last. */
export function byVaccine(entries: readonly Immunization[]): (readonly [vaccine: string, entries: readonly Immunization[]])[] {
  const order: readonly string[] = vaccineIds;
  const place = (vaccine: string): number => (order.includes(vaccine) ? order.indexOf(vaccine) : order.length);
  const vaccines = [...new Set(entries.map(({ vaccine }) => String(vaccine)))].toSorted((one, other) => place(one) - place(other));
  const key = ({ on, id }: Immunization): string => `${on} ${id}`;
  return vaccines.map((vaccine) => [
    vaccine,
    entries.filter((one) => one.vaccine === vaccine).toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
  ]);
}

/** Whether an entry can still be corrected. */
export const isCorrectable = ({ status }: Immunization): boolean => status !== enteredInError;
