import { limits } from '#contract/base/limits.ts';
import { comforting, floors } from '#vocabulary';
import { type Facts, holds, isAsked } from '../facts/facts.ts';
import type { Floor } from '../knowledge/kinds/condition.ts';
import type { FindingId } from '../knowledge/vocabulary.ts';
import { plain } from '../read/text.ts';

const all = Object.entries(floors);
const words = all.flatMap(([id, { named }]) => (named === undefined ? [] : [[id, new RegExp(named.words, 'u')] as const]));
/** The deadly presentations that a description mentions, understood or not. */
export const namedIn = (description: string): ReadonlySet<string> => {
  const text = plain(description);
  return new Set(words.filter(([, pattern]) => pattern.test(text)).map(([id]) => id));
};

/** What a check has asked: the presentations that the description names, and whether the person answered a screen. */
export interface Asked {
  readonly named: ReadonlySet<string>;
  readonly isAnswered: boolean;
  /** Hardly any of the description was understood. */
  readonly isThin: boolean;
  /** Nothing in the words points to a doctor within days (screen/). */
  readonly isCalm: boolean;
}
export const notAsked: Asked = { named: new Set(), isAnswered: false, isThin: false, isCalm: false };

const isSo = (id: FindingId, facts: Facts): boolean => facts.get(id)?.is === true;
/** A model's denial does not count here: a misreading would send a person home. */
const isDenied = (id: FindingId, facts: Facts): boolean => facts.get(id)?.is === false && facts.get(id)?.by !== 'model';
const isOpen = ({ opens }: Floor, facts: Facts): boolean => holds(opens, facts, () => false) === true;
const isNamedOnly = ({ named }: Floor, id: string, facts: Facts, asked: Asked): boolean =>
  asked.named.has(id) && named?.unless.some((one) => facts.has(one)) !== true;

/** Whether a description names a deadly presentation of which nothing was understood, and nothing denied since. */
export const isNamedOpen = (facts: Facts, asked: Asked): boolean =>
  all.some(([id, floor]) => isNamedOnly(floor, id, facts, asked) && !isPassed(floor, facts, asked));

/** The signs to ask: as many as all screens hold. */
const asksOf = ({ signs }: Floor): readonly FindingId[] =>
  signs.filter((sign) => isAsked(sign)).slice(0, limits.checksOnScreen * limits.checkScreens);
const isPassed = (floor: Floor, facts: Facts, { isAnswered }: Asked): boolean =>
  isAnswered && asksOf(floor).every((sign) => isDenied(sign, facts)) && !floor.signs.some((sign) => isSo(sign, facts));

/** The deadly presentations that are open and not yet cleared by answers. */
const standing = (facts: Facts, asked: Asked): readonly Floor[] =>
  all.flatMap(([id, floor]) =>
    (isOpen(floor, facts) || isNamedOnly(floor, id, facts, asked)) && !isPassed(floor, facts, asked) ? [floor] : [],
  );

/**
 * Whether self-care is withheld until more is known. Of a description that was hardly understood, answers about the part that was say
 * nothing of the rest.
 */
export const isFloored = (facts: Facts, asked: Asked): boolean =>
  (asked.isThin && !(asked.isAnswered && asked.isCalm)) || standing(facts, asked).length > 0;
/** The unknown signs of each presentation that blocks self-care. */
export const openSigns = (facts: Facts, asked: Asked): readonly (readonly FindingId[])[] =>
  standing(facts, asked).map((floor) => asksOf(floor).filter((sign) => !facts.has(sign)));

/**
 * The facts without comforting findings, if a sign of a deadly presentation is present with them: comfort does not count then. Undefined
 * without such a sign, or without comforting findings.
 */
export function withoutComfort(facts: Facts): Facts | undefined {
  const isComforted = comforting.some((id) => isSo(id, facts));
  const hasSign = isComforted && all.some(([, floor]) => isOpen(floor, facts) && floor.signs.some((sign) => isSo(sign, facts)));
  return hasSign ? new Map([...facts].filter(([id]) => !comforting.includes(id))) : undefined;
}
