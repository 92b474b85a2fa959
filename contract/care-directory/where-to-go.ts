import type { Disposition } from '../symptom-check/disposition.ts';
import type { CareDirectory, CareKind, CareService } from './care-directory.ts';
import { openUntil } from './care-hours.ts';
import { type Location, type Municipality, municipalities, municipalityLocations } from './municipalities.ts';

/**
 * What a check came to, or what has no disposition: `despair` is about thoughts of self-harm, `unclear` about what was not understood,
 * `unasked` about what nobody asked.
 */
export type CareLevel = Disposition | 'despair' | 'unclear' | 'unasked';

/** The ages that somebody may have, in years: both the same where it is known, undefined where nothing is. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

/** Who needs care, how soon, where and when. */
export interface CareNeed {
  readonly level: CareLevel;
  readonly ages?: Ages | undefined;
  readonly pregnant: boolean;
  readonly near: Municipality | undefined;
  /** Where they are, if they let the browser say it. */
  readonly from?: Location | undefined;
  readonly at: Date;
}

/** A service to go to or call. */
export interface Destination {
  readonly service: CareService;
  /** The time (ISO 8601) until which it is open, `always`, or `unknown`. */
  readonly openUntil: string;
  /** In a straight line, if both places are known. */
  readonly kilometers?: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The distance in kilometers, in a straight line (haversine formula). */
export function kilometersBetween(one: Location, other: Location): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

/** The municipality of which most people live nearest to a place. */
export const municipalityAt = (place: Location): Municipality =>
  municipalities.reduce((nearest, one) =>
    kilometersBetween(place, municipalityLocations[one]) < kilometersBetween(place, municipalityLocations[nearest]) ? one : nearest,
  );

type Steps = readonly (readonly [CareKind, number])[];
const appointment: Steps = [
  ['health-center', 3],
  ['advice', 1],
];
/** Kinds of services in order of urgency, each with its maximum number: at most four in all. */
const steps: Record<CareLevel, Steps> = {
  ambulance: [
    ['ambulance', 1],
    ['emergency', 3],
  ],
  despair: [
    ['ambulance', 1],
    ['emergency', 1],
    ['mental-health', 1],
    ['advice', 1],
  ],
  'emergency-department': [
    ['emergency', 3],
    ['ambulance', 1],
  ],
  today: [
    ['urgent-care', 2],
    ['emergency', 1],
    ['advice', 1],
  ],
  days: appointment,
  weeks: appointment,
  pharmacist: [
    ['pharmacy', 1],
    ['advice', 1],
  ],
  home: [
    ['pharmacy', 1],
    ['health-center', 1],
    ['advice', 1],
  ],
  unclear: [
    ['advice', 1],
    ['health-center', 1],
  ],
  unasked: [
    ['ambulance', 1],
    ['emergency', 1],
    ['urgent-care', 1],
    ['advice', 1],
  ],
};

/** In pregnancy, an urgent case goes first to a hospital with a maternity department. */
const pregnantToday: Steps = [
  ['emergency', 1],
  ['urgent-care', 2],
  ['advice', 1],
];

/**
 * Whether a service accepts a person, at any age that they may have. A service for children only is offered only for a known age, so that it
 * is never offered to an adult.
 */
const takes = (service: CareService, { ages, pregnant }: Pick<CareNeed, 'ages' | 'pregnant'>): boolean => {
  const { from = 0, below = Infinity } = service.ages ?? {};
  return (!service.forPregnancy || pregnant) && (ages === undefined ? below === Infinity : ages.from >= from && ages.to < below);
};

/**
 * The services to offer, most urgent first: at most four, none of them known to be closed or not to accept this person. A number appears
 * once.
 */
export function whereToGo({ services }: CareDirectory, need: CareNeed): readonly Destination[] {
  const { level, pregnant, from, at } = need;
  const near = need.near ?? (from && municipalityAt(from));
  const possible = services.flatMap((service): Destination[] => {
    const until = takes(service, need) ? openUntil(service.hours, at) : undefined;
    // A health center is for those who live near it.
    const isElsewhere = service.kind === 'health-center' && service.near.length > 0 && !service.near.some((one) => one === near);
    if (until === undefined || isElsewhere) return [];
    return [{ service, openUntil: until, ...(from && service.location && { kilometers: kilometersBetween(from, service.location) }) }];
  });
  // A place that is not on the map counts as being where most people of its municipality live.
  const distance = ({
    service: {
      near: [place],
    },
    kilometers,
  }: Destination): number =>
    kilometers ?? (from === undefined || place === undefined ? 0 : kilometersBetween(from, municipalityLocations[place]));
  const isNear = ({ service }: Destination) => service.near.length === 0 || (near !== undefined && service.near.includes(near));
  const rank = (one: Destination) => (isNear(one) ? 0 : 2) + (one.service.forPregnancy ? 0 : 1);
  const found = (level === 'today' && pregnant ? pregnantToday : steps[level]).flatMap(([kind, count]) =>
    possible
      .filter(({ service }) => service.kind === kind)
      .toSorted((one, other) => rank(one) - rank(other) || distance(one) - distance(other))
      .slice(0, count),
  );
  return found.filter(
    ({ service: { phone } }, index) => phone === undefined || found.findIndex(({ service }) => service.phone === phone) === index,
  );
}
