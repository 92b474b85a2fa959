import { type FindingId, findings } from '../knowledge/vocabulary.ts';
import type { Finding } from '../knowledge/kinds.ts';
import { carries, conjoined, formsOf } from './forms.ts';
import { type Element, type Pattern, type Phrase, patternsOf } from './patterns.ts';
import { type Meaning, type Word, read } from './text.ts';
import { type WordClass, words as wordClasses } from './words.ts';

/** A part of the body: what is said of one belongs to the nearest. */
const sites = new Set<WordClass>([
  'chest',
  'belly',
  'back',
  'flank',
  'head',
  'neck',
  'jaw',
  'arm',
  'leg',
  'calf',
  'hand',
  'foot',
  'shoulder',
  'joint',
  'ankle',
  'eye',
  'ear',
  'nose',
  'throat',
  'tooth',
  'mouth',
  'face',
  'testicle',
  'penis',
  'vagina',
  'pelvis',
  'breast',
  'anus',
]);
/** How many words that carry something may stand between what belongs together. */
const reach = 6;

interface Learnt {
  readonly id: FindingId;
  readonly pattern: Pattern;
}
const patterns: Learnt[] = [];
/** Phrases by the keys with which they can begin: those of a class, and those of a part of a pattern. */
const classesByKey = new Map<string, [WordClass, Phrase][]>();

for (const [name, says] of Object.entries(wordClasses) as [WordClass, readonly [string, string]][])
  for (const phrase of says.flatMap(patternsOf).flat())
    for (const key of phrase[0]?.keys ?? []) classesByKey.set(key, [...(classesByKey.get(key) ?? []), [name, phrase]]);
/** Phrases of patterns by what their first word can be: a key, or `{class}`. */
const phrasesByStart = new Map<string, Phrase[]>();
const startsOf = (phrase: Phrase): string[] => {
  const needed = phrase.findIndex(({ optional }) => !optional);
  return phrase
    .slice(0, needed === -1 ? phrase.length : needed + 1)
    .flatMap(({ keys, ofClass }) => (ofClass === undefined ? keys : [`{${ofClass}}`]));
};
/** The same phrase in many patterns is looked for once. */
const phrasesBySource = new Map<string, Phrase>();
const shared = (phrase: Phrase): Phrase => {
  const source = JSON.stringify(phrase);
  const before = phrasesBySource.get(source);
  if (before !== undefined) return before;
  phrasesBySource.set(source, phrase);
  for (const start of startsOf(phrase)) phrasesByStart.set(start, [...(phrasesByStart.get(start) ?? []), phrase]);
  return phrase;
};
for (const [id, { says }] of Object.entries(findings) as [FindingId, Finding][])
  for (const pattern of (says ?? []).flatMap(patternsOf)) patterns.push({ id, pattern: pattern.map(shared) });
/** Patterns by their first phrase: where that is not said, the rest is not looked at. */
const patternsByHead = Map.groupBy(patterns, ({ pattern }) => pattern[0]);

interface Read extends Word {
  readonly forms: ReadonlySet<string>;
}
/** Words of the text, by their numbers. */
type Span = readonly number[];
type Classes = ReadonlyMap<WordClass, readonly Span[]>;

const first = (span: Span): number => span[0] ?? 0;
const last = (span: Span): number => span.at(-1) ?? 0;

/** Where a phrase can end that begins at a word: the words that it takes. */
function spanFrom(text: readonly Read[], at: number, phrase: Phrase, classes: Classes | undefined): Span | undefined {
  const step = (from: number, element: number, taken: Span): Span | undefined => {
    const one: Element | undefined = phrase[element];
    if (one === undefined) return taken;
    const word = text[from];
    if (one.gap) {
      for (let skip = 0; skip <= 3 && !(skip > 0 && text[from + skip - 1]?.negates === true); skip += 1) {
        // "ما فيها حرارة وتاكل" does not deny that she eats.
        if (text[taken[0] ?? from]?.negates === true && conjoined.test(text[from + skip]?.text ?? '')) return undefined;
        const end = step(from + skip, element + 1, taken);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    if (word !== undefined && word.part === text[taken.at(-1) ?? from]?.part) {
      const spans =
        one.ofClass === undefined
          ? one.keys.some((key) => word.forms.has(key))
            ? [[from]]
            : []
          : (classes?.get(one.ofClass) ?? []).filter((span) => first(span) === from);
      for (const span of spans) {
        const end = step(last(span) + 1, element + 1, [...taken, ...span]);
        if (end !== undefined) return end;
      }
    }
    return one.optional ? step(from, element + 1, taken) : undefined;
  };
  return step(at, 0, []);
}

/** Whether it stands inside a phrase that means something else: "faint pink spots". */
const isInside = (span: Span, ignored: readonly Span[]): boolean =>
  ignored.some((outer) => outer.length > span.length && first(outer) <= first(span) && last(outer) >= last(span));

/** Where each class of words stands. A word inside a phrase that means something else is none. */
function classesIn(text: readonly Read[]): Classes {
  const found: [WordClass, Span][] = [];
  for (const [at, { forms }] of text.entries())
    for (const form of forms)
      for (const [name, phrase] of classesByKey.get(form) ?? []) {
        const span = spanFrom(text, at, phrase, undefined);
        if (span !== undefined) found.push([name, span]);
      }
  const ignored = found.flatMap(([name, span]) => (name === 'ignored' ? [span] : []));
  const classes = new Map<WordClass, Span[]>();
  for (const [name, span] of found) {
    if (name === 'ignored' || !isInside(span, ignored)) classes.set(name, [...(classes.get(name) ?? []), span]);
  }
  return classes;
}

const and = /^(?:and|or|او|و\p{L}{2,})$/u;
/** Whether a part of the body is one of several that are named together: "in the chest and left arm". */
function named(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  const between = text.slice(last(left) + 1, first(right) + 1).map(({ text: word }) => word);
  return between.length <= 3 && between.some((word) => and.test(word));
}

/** "No fever, and drinks well": a denial says nothing of what comes after an "and". */
function isBeyondDenial(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  return (
    left.every((at) => text[at]?.negates === true) &&
    text.slice(last(left) + 1, first(right) + 1).some(({ text: word }) => word === 'and' || conjoined.test(word))
  );
}

/** How far two spans are apart, in words between them. */
const apart = (a: Span, b: Span): number => Math.max(0, Math.max(first(a), first(b)) - Math.min(last(a), last(b)) - 1);
const overlaps = (a: Span, b: Span): boolean => a.some((one) => b.includes(one));

/** Whether no other part of the body stands nearer to what is said of this one. */
function isNearest(text: readonly Read[], quality: Span, site: Span, others: readonly Span[]): boolean {
  const distance = apart(quality, site);
  return !others.some(
    (other) =>
      !overlaps(other, site) &&
      !overlaps(other, quality) &&
      apart(quality, other) < distance &&
      text[first(other)]?.part === text[first(site)]?.part &&
      !named(text, other, site),
  );
}

const siteOf = (phrase: Phrase): WordClass | undefined => {
  const name = phrase.length === 1 ? phrase[0]?.ofClass : undefined;
  return name !== undefined && sites.has(name) ? name : undefined;
};

/** The places of a pattern: all its phrases in one clause, within reach of each other, each quality at its own part of the body. */
function placesOf(text: readonly Read[], pattern: Pattern, classes: Classes, spansOf: (phrase: Phrase) => readonly Span[]): Span[] {
  const [head, ...rest] = pattern;
  if (head === undefined) return [];
  const sitesSaid = [...classes].flatMap(([name, spans]) => (sites.has(name) ? spans : []));
  let combined: (readonly Span[])[] = spansOf(head).map((span) => [span]);
  for (const phrase of rest) {
    const spans = spansOf(phrase);
    combined = combined.flatMap((taken) =>
      spans
        .filter((span) => {
          const anchor = taken[0] ?? [];
          return (
            text[first(span)]?.part === text[first(anchor)]?.part &&
            taken.every((other) => !overlaps(span, other) && !isBeyondDenial(text, other, span)) &&
            Math.min(...taken.map((other) => apart(span, other))) <= reach
          );
        })
        .map((span) => [...taken, span]),
    );
  }
  return combined
    .filter((spans) =>
      pattern.every((phrase, at) => {
        const site = spans[at];
        if (siteOf(phrase) === undefined || site === undefined) return true;
        return spans.every(
          (quality, other) => other === at || siteOf(pattern[other] ?? []) !== undefined || isNearest(text, quality, site, sitesSaid),
        );
      }),
    )
    .map((spans) => spans.flat().toSorted((a, b) => a - b));
}

/** What the words of a description say. */
export interface Reading {
  /** In the person's own words. */
  readonly present: ReadonlyMap<FindingId, string>;
  readonly absent: ReadonlySet<FindingId>;
}

/** The findings that a description says or denies. Said once is said, even where it is denied elsewhere. */
export function readDescription(description: string): Reading {
  const text = read(description)
    .filter((word, at, all) => carries(word.text, all[at + 1]?.text))
    .map((word): Read => ({ ...word, forms: new Set(word.text === 'ما' && !word.negates ? [] : formsOf(word.text)) }));
  const classes = classesIn(text);
  const said = new Map<Phrase, Span[]>();
  const classesAt = new Map<number, Set<string>>();
  for (const [name, spans] of classes)
    for (const span of spans) classesAt.set(first(span), (classesAt.get(first(span)) ?? new Set()).add(`{${name}}`));
  for (const [at, { forms }] of text.entries())
    for (const start of [...forms, ...(classesAt.get(at) ?? [])])
      for (const phrase of phrasesByStart.get(start) ?? []) {
        const before = said.get(phrase);
        // Two keys of one word can begin the same phrase.
        if (before !== undefined && first(before.at(-1) ?? []) === at && before.length > 0) continue;
        const span = spanFrom(text, at, phrase, classes);
        if (span !== undefined && !isInside(span, classes.get('ignored') ?? [])) said.set(phrase, [...(before ?? []), span]);
      }
  const spansOf = (phrase: Phrase): readonly Span[] => said.get(phrase) ?? [];
  const present = new Map<FindingId, string>();
  const absent = new Set<FindingId>();
  for (const { id, pattern } of [...said.keys()].flatMap((phrase) => patternsByHead.get(phrase) ?? [])) {
    for (const span of placesOf(text, pattern, classes, spansOf)) {
      const words = span.flatMap((one) => text[one] ?? []);
      const any = (meaning: Meaning): boolean => words.some(({ meant }) => meant.has(meaning));
      const { kind }: Finding = findings[id];
      if (any('other')) continue;
      // "not breathing" holds its own denial.
      if (any('denied') && !words.some(({ negates }) => negates)) absent.add(id);
      else if (kind === 'comfort' && isDoubted(text, span)) continue;
      else if (any('past') && kind !== 'background') continue;
      else if (!(any('feared') && kind === 'disease') && !present.has(id))
        present.set(id, description.slice(words[0]?.from, words.at(-1)?.to));
    }
  }
  for (const id of present.keys()) absent.delete(id);
  return { present, absent };
}

/** What comforts must be said as it is: "not getting better" is no comfort. */
function isDoubted(text: readonly Read[], span: Span): boolean {
  const at = first(span);
  if (conjoined.test(text[at]?.text ?? '')) return false;
  return text.slice(Math.max(0, at - 3), at).some((word) => (word.negates || word.text === 'cant') && word.part === text[at]?.part);
}
