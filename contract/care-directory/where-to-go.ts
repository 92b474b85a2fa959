import type { CareDirectory, CareKind, CareService } from './care-directory.ts';
import { openUntil } from './care-hours.ts';
import type { Municipality } from './municipalities.ts';

/** How soon somebody needs care; `hospital` is today, where only an emergency department can help, `despair` is about thoughts of self-harm, `unclear` about what was not understood, `unasked` about what nobody asked. */
export type CareLevel = 'emergency' | 'despair' | 'hospital' | 'today' | 'soon' | 'self-care' | 'unclear' | 'unasked';

/** Who needs care, how soon, where and when. */
export interface CareNeed {
  readonly level: CareLevel;
  /** In years; undefined if not known. */
  readonly age: number | undefined;
  readonly pregnant: boolean;
  readonly near: Municipality | undefined;
  readonly at: Date;
}

/** A service to turn to. */
export interface Destination {
  readonly service: CareService;
  /** The instant (ISO 8601) until which it is open now, `always`, or `unknown`. */
  readonly openUntil: string;
}

/** Kinds of services in order, what to do now first, each with how many: no more than four in all. */
const steps: Record<CareLevel, readonly (readonly [CareKind, number])[]> = {
  emergency: [
    ['ambulance', 1],
    ['emergency', 3],
  ],
  despair: [
    ['ambulance', 1],
    ['emergency', 1],
    ['mental-health', 1],
    ['advice', 1],
  ],
  hospital: [
    ['emergency', 3],
    ['advice', 1],
  ],
  today: [
    ['urgent-care', 2],
    ['emergency', 1],
    ['advice', 1],
  ],
  soon: [
    ['health-center', 1],
    ['advice', 1],
  ],
  'self-care': [
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

/** In pregnancy, what cannot wait is first a matter for a hospital that looks after births. */
const pregnantToday: (typeof steps)[CareLevel] = [
  ['emergency', 1],
  ['urgent-care', 2],
  ['advice', 1],
];

/** Whether a service takes somebody. One for children alone is offered only for a known age, so that an adult is never sent there. */
const takes = ({ ages, forPregnancy }: CareService, { age, pregnant }: Pick<CareNeed, 'age' | 'pregnant'>): boolean =>
  (!forPregnancy || pregnant) &&
  (age === undefined ? ages?.below === undefined : age >= (ages?.from ?? 0) && age < (ages?.below ?? Infinity));

/** Where to turn to, what to do now first: at most four services, of which none is known to be closed or not to take this person. A number is in it once. */
export function whereToGo({ services }: CareDirectory, need: CareNeed): readonly Destination[] {
  const { level, pregnant, near, at } = need;
  const possible = services.flatMap((service) => {
    const until = takes(service, need) ? openUntil(service.hours, at) : undefined;
    return until === undefined ? [] : [{ service, openUntil: until }];
  });
  const isNear = ({ service }: Destination) => service.near.length === 0 || (near !== undefined && service.near.includes(near));
  const rank = (one: Destination) => (isNear(one) ? 0 : 2) + (one.service.forPregnancy ? 0 : 1);
  const found = (level === 'today' && pregnant ? pregnantToday : steps[level]).flatMap(([kind, count]) =>
    possible
      .filter(({ service }) => service.kind === kind)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, count),
  );
  return found.filter(
    ({ service: { phone } }, index) => phone === undefined || found.findIndex(({ service }) => service.phone === phone) === index,
  );
}
