import * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { detailOf } from '#contract/base/messages.ts';
import { latinDigits } from '#contract/base/text.ts';
import { CareDirectory, type CareService, careKinds } from '#contract/care-directory/care-directory.ts';
import { isAlways } from '#contract/care-directory/care-hours.ts';
import { municipalities } from '#contract/care-directory/municipalities.ts';
import { type PeriodsProblem, periodsIn } from '../../lib/typed-periods.ts';
import { typedNumber } from '../../lib/typed-number.ts';

/** What is known about opening hours. */
export const hoursKinds = ['unknown', 'always', 'weekly'] as const;

/** A number or place as it is typed. */
export const TypedService = z.object({
  id: z.string(),
  kind: z.enum(careKinds),
  nameEn: z.string(),
  nameAr: z.string(),
  purposeEn: z.string(),
  purposeAr: z.string(),
  phone: z.string(),
  /** Degrees north and east. */
  location: z.string(),
  /** Its own municipality; empty if it serves the whole country. */
  place: z.enum(['', ...municipalities]),
  alsoNear: z.array(z.enum(municipalities)),
  from: z.string(),
  below: z.string(),
  forPregnancy: z.boolean(),
  hours: z.enum(hoursKinds),
  weekly: z.array(z.array(z.object({ from: z.string(), to: z.string() }))).check(z.length(7)),
  sources: z.array(z.string()),
});
export type TypedService = z.output<typeof TypedService>;

/** The list as it is typed. */
export const TypedList = z.object({ checkedOn: z.string(), services: z.array(TypedService) });
export type TypedList = z.output<typeof TypedList>;

const closedWeek = () => Array.from({ length: 7 }, () => []);

function typedService(service: CareService): TypedService {
  const { id, kind, name, purpose, phone = '', location, near, ages, forPregnancy = false, hours, sources } = service;
  const [place = '', ...alsoNear] = near;
  const known = hours === undefined ? 'unknown' : isAlways(hours) ? 'always' : 'weekly';
  return {
    id,
    kind,
    phone,
    location: location === undefined ? '' : `${location.latitude} ${location.longitude}`,
    place,
    alsoNear,
    forPregnancy,
    sources,
    nameEn: name.en,
    nameAr: name.ar,
    purposeEn: purpose.en,
    purposeAr: purpose.ar,
    from: String(ages?.from ?? ''),
    below: String(ages?.below ?? ''),
    hours: known,
    weekly: known === 'weekly' && hours !== undefined ? hours : closedWeek(),
  };
}

/** A stored list, to be edited. */
export const typedList = ({ checkedOn, services }: CareDirectory): TypedList => ({ checkedOn, services: services.map(typedService) });

/** An empty number or place. */
export const newService = (): TypedService => ({
  id: crypto.randomUUID(),
  kind: 'emergency',
  phone: '',
  location: '',
  place: '',
  alsoNear: [],
  forPregnancy: false,
  sources: [],
  nameEn: '',
  nameAr: '',
  purposeEn: '',
  purposeAr: '',
  from: '',
  below: '',
  hours: 'unknown',
  weekly: closedWeek(),
});

/** The fields of a number or place from top to bottom, followed by the weekdays' periods. */
export const serviceFields = [
  'kind',
  'nameEn',
  'nameAr',
  'purposeEn',
  'purposeAr',
  'phone',
  'location',
  'place',
  'from',
  'below',
  'hours',
] as const;
export type ServiceField = (typeof serviceFields)[number];
/** The id of a field, which is also the key of its problem. */
export const fieldId = (serviceId: string, field: ServiceField | `weekday-${number}`): string => `service-${serviceId}-${field}`;

const places: Readonly<Record<string, ServiceField>> = {
  kind: 'kind',
  'name.en': 'nameEn',
  'name.ar': 'nameAr',
  'purpose.en': 'purposeEn',
  'purpose.ar': 'purposeAr',
  phone: 'phone',
  location: 'location',
  'location.latitude': 'location',
  'location.longitude': 'location',
  near: 'place',
  ages: 'from',
  'ages.from': 'from',
  'ages.below': 'below',
  hours: 'hours',
};

const always = () => Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);

/** What is not two numbers is no place, and the contract says so. */
function locationIn(typed: string) {
  const [latitude, longitude, ...more] = latinDigits(typed)
    .trim()
    .split(/[,،\s]+/)
    .map(Number);
  return more.length > 0 || latitude === undefined || longitude === undefined ? { latitude: NaN, longitude: NaN } : { latitude, longitude };
}

/** The contents of a form row, apart from its sources. */
function serviceIn(typed: TypedService, weekly: CareService['hours']) {
  const { id, kind, nameEn, nameAr, purposeEn, purposeAr, phone, location, place, alsoNear, from, below, forPregnancy, hours } = typed;
  const ages = { ...(from.trim() && { from: typedNumber(from) }), ...(below.trim() && { below: typedNumber(below) }) };
  return {
    id,
    kind,
    name: { en: nameEn, ar: nameAr },
    purpose: { en: purposeEn, ar: purposeAr },
    near: place === '' ? [] : [place, ...alsoNear.filter((one) => one !== place)],
    ...(location.trim() && { location: locationIn(location) }),
    ...(phone.trim() && { phone: latinDigits(phone).replaceAll(/[ -]/g, '') }),
    ...(Object.keys(ages).length > 0 && { ages }),
    ...(forPregnancy && { forPregnancy }),
    ...(hours === 'always' ? { hours: always() } : hours === 'weekly' ? { hours: weekly } : {}),
  };
}

/** The source of an administrator's change; the access log has the author. */
const ownSource = 'administrator';

export interface ListProblems {
  /** By the ids of fields. */
  readonly fields: Readonly<Record<string, ErrorDetail>>;
  readonly days: Readonly<Record<string, PeriodsProblem>>;
  /** Of the list as a whole. */
  readonly list?: ErrorDetail;
}
export const noProblems: ListProblems = { fields: {}, days: {} };

/** The list to send, or its problems. Rows that differ from the previous list name an administrator as their source. */
export function listIn(
  { checkedOn, services }: TypedList,
  before: CareDirectory,
): { readonly data?: CareDirectory; readonly problems: ListProblems } {
  const days: Record<string, PeriodsProblem> = {};
  const read = (typed: TypedService) => {
    const weekly = typed.weekly.map((day, index) => {
      const periods = periodsIn(day);
      if (typeof periods !== 'string') return periods;
      if (typed.hours === 'weekly') days[fieldId(typed.id, `weekday-${index}`)] = periods;
      return [];
    });
    return serviceIn(typed, weekly);
  };
  const rows = services.map((typed) => {
    const stored = before.services.find(({ id }) => id === typed.id);
    const row = read(typed);
    const isSame = stored !== undefined && JSON.stringify(read(typedService(stored))) === JSON.stringify(row);
    return { ...row, sources: isSame ? typed.sources : [...typed.sources.filter((one) => one !== ownSource), ownSource] };
  });
  const own = { id: ownSource, title: 'Corrected by an administrator', organization: 'The operator of this site', read: checkedOn };
  const isOwn = rows.some(({ sources }) => sources.includes(ownSource));
  const sources = [...before.sources.filter(({ id }) => id !== ownSource), ...(isOwn ? [own] : [])];
  const { data, error } = CareDirectory.safeParse({ checkedOn, sources, services: rows });
  if (data !== undefined && Object.keys(days).length === 0) return { data, problems: noProblems };
  const fields: Record<string, ErrorDetail> = {};
  let list: ErrorDetail | undefined;
  for (const { path, message } of error?.issues ?? []) {
    const [part, index, ...rest] = path;
    const field = places[rest.filter((one) => typeof one === 'string').join('.')];
    const typed = part === 'services' && typeof index === 'number' ? services[index] : undefined;
    if (typed !== undefined && field !== undefined) fields[fieldId(typed.id, field)] ??= detailOf(path.join('.'), message);
    else if (part === 'checkedOn') fields['checkedOn'] = detailOf('checkedOn', message);
    else if (part === 'services') list ??= detailOf('services', message);
  }
  return { problems: { fields, days, ...(list && { list }) } };
}
