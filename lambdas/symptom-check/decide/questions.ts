import { limits } from '#contract/base/limits.ts';
import { type SeverityLevel, severityLevels } from '#contract/symptom-check/disposition.ts';
import { areas, protocols } from '#vocabulary';
import type { Discriminator, Protocol } from '../knowledge/kinds/protocol.ts';
import type { FindingId } from '../knowledge/vocabulary.ts';
import { type Fact, type Facts, holds, isAsked, named, united } from '../facts/facts.ts';
import { type Asked, notAsked, openSigns } from './floors.ts';
import { type Belonging, everything } from '../screen/belonging.ts';
import { applying, couldRaise, decide, rank } from './protocols.ts';

/** The number of statements per screen for findings that the words come close to, if they would change the answer. */
const nearOnScreen = 2;
/** Who denies all of the first screen is asked so many more. */
const askedOnceMore = 2;
/** Findings ranked lower match by chance. */
const nearest = 16;

/** The protocols of each area of the body, and the findings that they speak of. */
const ofAreas = areas.map(([, ids]) => ({
  ids,
  findings: new Set(
    Object.entries<Protocol>(protocols).flatMap(([id, { opens, discriminators }]) =>
      ids.includes(id) ? [...opens, ...discriminators.flatMap(({ when }) => named(when))] : [],
    ),
  ),
}));
/** Whether a finding belongs to an area of what is complained of: a blocked ear makes nobody ask about a sea snake. */
function belongsTo(facts: Facts): (id: FindingId) => boolean {
  const near = ofAreas.filter(({ ids }) => applying(facts).some(([id]) => ids.includes(id)));
  return (id) => near.some(({ findings }) => findings.has(id));
}

/** Takes one of each in turn, so that no protocol takes all the room. */
const interleaved = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();

/** What may be asked for one level of the protocols that apply: what decides alone first, and of these what belongs to the message most. */
function askedFor(
  level: SeverityLevel,
  open: readonly (readonly Discriminator[])[],
  facts: Facts,
  share: Belonging['share'],
  isAllowed: (id: FindingId) => boolean,
): readonly FindingId[] {
  const decides = (id: FindingId, { when }: Discriminator): boolean =>
    holds(when, new Map([...facts, [id, { is: true, by: 'person' }]])) === true;
  return interleaved(
    open.map((discriminators) =>
      discriminators
        .filter((one) => one.level === level)
        .flatMap((one) =>
          named(one.when)
            .filter(isAllowed)
            .map((id) => ({ id, decides: decides(id, one), share: share(id) })),
        ),
    ),
  )
    .toSorted((a, b) => Number(b.decides) - Number(a.decides) || b.share - a.share)
    .map(({ id }) => id);
}

/** The first few of which something holds; the others are not looked at. */
function firstOf(ids: readonly FindingId[], most: number, holdsFor: (id: FindingId) => boolean): readonly FindingId[] {
  const found: FindingId[] = [];
  for (const id of ids) {
    if (found.length >= most) break;
    if (holdsFor(id)) found.push(id);
  }
  return found;
}

/**
 * Of some statements the first few whose answer changes the advice: ticked, each alone or beside one other, it leads elsewhere than all
 * denied.
 */
function thatMatter(ids: readonly FindingId[], facts: Facts, asked: Asked, most: number): readonly FindingId[] {
  const topicWith = (...ticked: readonly FindingId[]) => {
    const answers = ids.map((id): [FindingId, Fact] => [id, { is: ticked.includes(id), by: 'person' }]);
    return decide(united([...facts, ...answers]), true, { ...asked, isAnswered: true })?.topic;
  };
  const none = topicWith();
  return firstOf(
    ids,
    most,
    (id) => topicWith(id) !== none || ids.some((other) => other !== id && topicWith(other, id) !== topicWith(other)),
  );
}

/**
 * Of what the words come near to, the first few that would raise the level if they were so, or explain it as self-care. Where nothing was
 * recognised, it counts as `Medium`.
 */
function worthConfirming(near: readonly FindingId[], facts: Facts, level: SeverityLevel, most: number): readonly FindingId[] {
  return firstOf(near.slice(0, nearest), most, (id) => {
    const next = decide(united([...facts, [id, { is: true, by: 'person' }]]))?.level;
    return next !== undefined && (rank(next) > rank(level) || (next === 'Low' && level !== 'Low'));
  });
}

/**
 * The statements to ask, at most one screen: those that would change the level, most dangerous first, and those of the findings that the
 * words come close to (`near`, nearest first) that would change it too and belong to an area of what is complained of.
 * - Excluded are known and already shown findings, and those that would not matter: only findings above the current level, or that keep an
 *   `unanswered` level up, are asked.
 * - Further screens follow if the person ticked something on one before, or while the answer is open; otherwise a second, short one.
 * - What does not belong to the message (`belongs`) is not asked, unless a floor asks it.
 * Empty if the answer can no longer change.
 */
export function questions(
  facts: Facts,
  shown: readonly FindingId[],
  near: readonly FindingId[],
  asked: Asked = notAsked,
  belongs: Belonging = everything,
): readonly FindingId[] {
  const decided = decide(facts, false, asked);
  const isOpen = (id: FindingId): boolean => !facts.has(id) && !shown.includes(id);
  const isNew = (id: FindingId): boolean => isAsked(id, facts) && isOpen(id);
  const signs = decided === undefined || decided.isFloored ? [...new Set(interleaved(openSigns(facts, asked)))].filter(isOpen) : [];
  if (decided === undefined && signs.length === 0) {
    const room = shown.length === 0 ? limits.checksOnScreen : shown.length > limits.checksOnScreen ? 0 : askedOnceMore;
    return worthConfirming(near.filter(isNew), facts, 'Medium', room);
  }
  if (signs.length > 0 || decided === undefined) return signs.slice(0, limits.checksOnScreen);
  if (decided.level === 'Emergency') return [];
  const isTicked = shown.some((id) => facts.get(id)?.is === true);
  const isDenied = shown.length > 0 && !isTicked && !decided.isOpen;
  if (isDenied && shown.length > limits.checksOnScreen) return [];
  const open = applying(facts).map(([id, protocol]) =>
    couldRaise(protocol, id === decided.protocol && decided.isOpen ? protocol.cleared[0] : decided.level, facts),
  );
  const confirming = worthConfirming(near.filter(isNew).filter(belongsTo(facts)), facts, decided.level, nearOnScreen);
  const deciding = severityLevels
    .toSorted((a, b) => rank(b) - rank(a))
    .flatMap((level) => askedFor(level, open, facts, belongs.share, (id) => isNew(id) && belongs.isEnough(id) && !confirming.includes(id)));
  const candidates = [...new Set([...confirming, ...deciding])].slice(0, confirming.length + 2 * limits.checksOnScreen);
  const mattering = thatMatter(candidates, facts, asked, limits.checksOnScreen);
  const worthAsking = [...mattering.filter((id) => !confirming.includes(id)), ...mattering.filter((id) => confirming.includes(id))];
  return worthAsking.slice(0, isDenied ? askedOnceMore : limits.checksOnScreen);
}
