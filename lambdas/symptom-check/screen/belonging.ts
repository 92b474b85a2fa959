import { belongingBytes } from '#screener';
import type { SeverityLevel } from '#contract/symptom-check/disposition.ts';
import { type FindingId, findings, protocols } from '#vocabulary';
import { type Facts, foundIn, named } from '../facts/facts.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import type { Protocol } from '../knowledge/kinds/protocol.ts';
import { linear } from './linear.ts';
import type { Screened } from './screener.ts';
import { trusted } from './trust.ts';

/** Where the knowledge speaks of a finding. */
interface Place {
  readonly protocols: Set<string>;
  readonly levels: Set<SeverityLevel>;
}
const places = new Map<FindingId, Place>();
const placeOf = (id: FindingId): Place => {
  const place = places.get(id) ?? { protocols: new Set<string>(), levels: new Set<SeverityLevel>() };
  places.set(id, place);
  return place;
};
for (const [protocol, { opens, discriminators }] of Object.entries<Protocol>(protocols)) {
  for (const id of opens) placeOf(id).protocols.add(protocol);
  for (const { when, level } of discriminators)
    for (const id of named(when)) {
      placeOf(id).protocols.add(protocol);
      placeOf(id).levels.add(level);
    }
}

/** What was understood of a message before anything is asked. */
export interface Heard {
  readonly present: readonly FindingId[];
  readonly absent: readonly FindingId[];
  readonly applying: readonly string[];
  /** How far each finding that opens one of them is trusted, by protocol. */
  readonly trust: ReadonlyMap<string, number>;
  readonly screened: Screened;
}
/**
 * What was understood of a description; what a model read of it is taken at its word.
 * @param open the presentations that apply
 */
export function heard(
  description: string,
  facts: Facts,
  screened: Screened,
  open: readonly (readonly [id: string, protocol: Protocol])[],
): Heard {
  const said = [...facts].filter(([, { by }]) => by !== 'form');
  const present = said.flatMap(([id, { is }]) => (is ? [id] : []));
  const absent = said.flatMap(([id, { is }]) => (is ? [] : [id]));
  const trust = trusted(description, foundIn(facts));
  const trustIn = (opens: readonly FindingId[]): number => Math.max(0, ...opens.map((id) => trust.get(id) ?? Number(present.includes(id))));
  return {
    present,
    absent,
    applying: open.map(([id]) => id),
    trust: new Map(open.map(([id, { opens }]) => [id, trustIn(opens)])),
    screened,
  };
}

const band = (share: number, bands: number): number => Math.min(bands - 1, Math.floor(share * bands));
/** What is seen of a statement beside a message. */
export function featuresOfAsked(id: FindingId, { present, absent, applying: open, trust, screened }: Heard): readonly string[] {
  const place = placeOf(id);
  const through = open.filter((protocol) => place.protocols.has(protocol));
  const most = Math.max(0, ...through.map((protocol) => trust.get(protocol) ?? 0));
  return [
    `is ${id}`,
    ...present.map((one) => `is ${id} beside ${one}`),
    ...absent.map((one) => `is ${id} without ${one}`),
    ...through.map((protocol) => `is ${id} through ${protocol}`),
    `through ${Math.min(3, through.length)} of ${Math.min(5, open.length)}`,
    `trust ${band(most, 8)}`,
    `emergency ${band(screened.emergency, 8)}`,
    `days ${band(screened.days, 8)}`,
    `question ${band(screened.question, 4)}`,
    ...Array.from(place.levels).flatMap((level) => [
      `${level} trust ${band(most, 4)}`,
      `${level} emergency ${band(screened.emergency, 5)}`,
    ]),
  ];
}

const probability = linear(belongingBytes);
/** How probable it is that a statement belongs to a message. */
export const shareOf = (id: FindingId, said: Heard): number => probability(featuresOfAsked(id, said));

/**
 * Where the screener finds an emergency less probable than `danger`, what belongs with less than `least` is not asked; above, all that
 * could matter. Chosen where no emergency fewer was found after the answers (docs/adr/0121).
 */
const bounds = [
  { danger: 0.12, least: 0.5 },
  { danger: 0.25, least: 0.3 },
  { danger: 0.5, least: 0.15 },
];

/** How probable it is that a statement belongs to a message, and whether that is enough to ask it. */
export interface Belonging {
  readonly share: (id: FindingId) => number;
  readonly isEnough: (id: FindingId) => boolean;
}
export const everything: Belonging = { share: () => 1, isEnough: () => true };

/**
 * Whether a careful nurse would ask of this message whether a statement is so, learned from readers who judged questions beside messages
 * (test/eval/belonging.ts). Of a message that the screener knows nothing of, everything belongs. What was understood is looked at only
 * when a statement is.
 */
export function belonging({ isInformed, emergency }: Screened, hear: () => Heard): Belonging {
  if (!isInformed) return everything;
  let said: Heard | undefined;
  const share = (id: FindingId): number => shareOf(id, (said ??= hear()));
  const { least } = bounds.find(({ danger }) => emergency < danger) ?? { least: 0 };
  const isEnough = (id: FindingId): boolean => {
    const { beside }: Finding = findings[id];
    // The knowledge itself says beside what it is asked.
    return least === 0 || beside !== undefined || share(id) >= least;
  };
  return { share, isEnough };
}
