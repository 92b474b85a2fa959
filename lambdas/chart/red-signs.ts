import { notices } from '#contract/account/notices.ts';
import { leftToRight } from '#contract/base/isolated.ts';
import type { Texts } from '#contract/base/language.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type RedZone, redZonesOf, weightJump } from '#contract/chart/red-zone.ts';
import { vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { notificationAbout } from '../clinic/notifications.ts';
import { appointmentsFrom, isTimed } from '../appointments/stored.ts';
import { redSignsItem, redSignsRemoved } from '../clinic/red-signs.ts';
import type { ChartItem } from './chart-item.ts';
import type { StoredVitalSigns } from './stored.ts';

const dayMs = 86_400_000;
/** The number of a patient's latest appointments in which today's is looked for. */
const zoneWords: Readonly<Record<RedZone, Texts>> = { low: { en: 'low', ar: 'منخفض' }, high: { en: 'high', ar: 'مرتفع' } };

/** A measurement's red values as text; undefined if it has none or is marked as an error. */
function redSignsOf({ status, values, ageMonths, measuredAt, id }: StoredVitalSigns, chart: Pick<ChartItem, 'vitals'>): Texts | undefined {
  if (status === enteredInError) return undefined;
  const { weight: last } = chart.vitals;
  const jump =
    values['weight'] === undefined
      ? undefined
      : weightJump(values['weight'], last?.entryId === id ? undefined : last, new Date(measuredAt), ageMonths);
  const zones: Partial<Record<string, RedZone>> = { ...(jump && { weight: jump }), ...redZonesOf(values, ageMonths) };
  const parts = vitalSignIds.flatMap((sign) => {
    const [zone, value] = [zones[sign], values[sign]];
    if (zone === undefined || value === undefined) return [];
    const { name, written } = vitalSigns[sign];
    const number = `${value} ${written}`;
    return [{ en: `${name.en} ${number} (${zoneWords[zone].en})`, ar: `${name.ar} ${leftToRight(number)} (${zoneWords[zone].ar})` }];
  });
  if (parts.length === 0) return undefined;
  return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
}

/** The items of a measurement that was brought in: what it has of red values by themselves, and no notices. */
export function redSignsAlone(entry: StoredVitalSigns): TransactItem[] {
  const text = redSignsOf(entry, { vitals: {} });
  return text === undefined ? [] : [redSignsItem({ ...entry, text })];
}

/** The clinicians who see the patient now: those with an open visit, otherwise the clinician of today's arrived appointment. */
async function seenBy(patientId: string, { visits }: ChartItem, now: Date): Promise<string[]> {
  const begun = Object.keys(visits);
  if (begun.length > 0) return begun;
  const today = qatarDate(now);
  return (await appointmentsFrom(patientId, today))
    .filter(isTimed)
    .filter(({ status, startsAt }) => (status === 'arrived' || status === 'booked') && qatarDate(new Date(startsAt)) === today)
    .map(({ clinicianId }) => clinicianId);
}

/**
 * The items written with a measurement that has, or had, red values: its entry on the day's list, and notices to the clinicians who see the
 * patient, except the author. An old measurement sends no notices.
 */
export async function redSignsItems(
  chart: ChartItem,
  before: StoredVitalSigns | undefined,
  after: StoredVitalSigns,
  now: Date,
): Promise<TransactItem[]> {
  const { patientId, id, measuredAt, createdBy } = after;
  const text = redSignsOf(after, chart);
  const earlier = before && redSignsOf(before, chart);
  if (text === undefined) return earlier === undefined ? [] : [redSignsRemoved(patientId, id)];
  const item = redSignsItem({ patientId, id, measuredAt, text });
  if (text.en === earlier?.en || now.getTime() - Date.parse(measuredAt) > dayMs) return [item];
  const message = notices.redZone(text);
  const told = [...new Set(await seenBy(patientId, chart, now))].filter((userId) => userId !== createdBy);
  return [item, ...told.flatMap((userId) => notificationAbout(patientId, userId, message, now, 'chart'))];
}
