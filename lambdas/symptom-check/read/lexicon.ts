import { type FindingId, findings } from '../knowledge/vocabulary.ts';
import type { Finding } from '../knowledge/kinds.ts';
import { carries, conjoined, formsOf } from './forms.ts';
import { type Pattern, type Phrase, patternsOf } from './patterns.ts';
import { type Classes, Phrases, type Read, type Span, first, last } from './phrases.ts';
import { type Meaning, read } from './text.ts';
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
/** No phrase is longer, gaps included. */
const longest = 16;

interface Learnt {
  readonly id: FindingId;
  readonly pattern: Pattern;
}
const patterns: Learnt[] = [];
const classPhrases = new Phrases<WordClass>();
const phrases = new Phrases<Phrase>();

for (const [name, says] of Object.entries(wordClasses) as [WordClass, readonly [string, string]][])
  for (const phrase of says.flatMap(patternsOf).flat()) classPhrases.add(phrase, name);
const added = new Set<Phrase>();
for (const [id, { says }] of Object.entries(findings) as [FindingId, Finding][])
  for (const pattern of (says ?? []).flatMap(patternsOf)) {
    patterns.push({ id, pattern });
    for (const phrase of pattern) {
      if (!added.has(phrase)) phrases.add(phrase, phrase);
      added.add(phrase);
    }
  }
/** Patterns by their first phrase: where that is not said, the rest is not looked at. */
const patternsByHead = Map.groupBy(patterns, ({ pattern }) => pattern[0]);

/** Whether it stands inside a phrase that means something else: "faint pink spots". */
const isInside = (span: Span, ignored: readonly Span[]): boolean =>
  ignored.some((outer) => outer.length > span.length && first(outer) <= first(span) && last(outer) >= last(span));

/** Where each class of words stands. A word inside a phrase that means something else is none. */
function classesIn(text: readonly Read[]): Classes {
  const found = classPhrases.in(text);
  const ignored = found.get('ignored') ?? [];
  return new Map([...found].map(([name, spans]) => [name, name === 'ignored' ? spans : spans.filter((span) => !isInside(span, ignored))]));
}

const and = /^(?:and|or|او|و\p{L}{2,})$/u;
/** Whether a part of the body is one of several that are named together: "in the chest and left arm". */
function named(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  const between = text.slice(last(left) + 1, first(right) + 1);
  return between.length <= 3 && between.some(({ joins }) => joins);
}

/** "No fever, and drinks well": a denial says nothing of what comes after an "and". */
function isBeyondDenial(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  return (
    left.every((at) => text[at]?.negates === true) &&
    text.slice(last(left) + 1, first(right) + 1).some(({ joins, text: word }) => joins && (!and.test(word) || conjoined.test(word)))
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
  const [only] = phrase;
  const [name] = phrase.length === 1 && only?.keys.length === 0 && only.classes.length === 1 ? only.classes : [];
  return name !== undefined && sites.has(name) ? name : undefined;
};

/** The spans, in the order of the text, that begin near enough to what is taken to belong to it. */
function near(spans: readonly Span[], taken: readonly Span[]): readonly Span[] {
  const from = Math.min(...taken.map(first)) - reach - longest;
  const to = Math.max(...taken.map(last)) + reach + 1;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (first(spans[middle] ?? []) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < spans.length && first(spans[end] ?? []) <= to) end += 1;
  return spans.slice(low, end);
}

/** The places of a pattern: all its phrases in one clause, within reach of each other, each quality at its own part of the body. */
function placesOf(
  text: readonly Read[],
  pattern: Pattern,
  sitesSaid: readonly Span[],
  spansOf: (phrase: Phrase) => readonly Span[],
): Span[] {
  const [head, ...rest] = pattern;
  if (head === undefined || rest.some((phrase) => spansOf(phrase).length === 0)) return [];
  let combined: (readonly Span[])[] = spansOf(head).map((span) => [span]);
  for (const phrase of rest) {
    const spans = spansOf(phrase);
    combined = combined.flatMap((taken) =>
      near(spans, taken)
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
  const text = read(description).flatMap((word, at, all): Read[] =>
    // "بعد ما": a "ما" that denies nothing says nothing.
    carries(word.text, all[at + 1]?.text) && !(word.text === 'ما' && !word.negates)
      ? [{ ...word, forms: new Set(formsOf(word.text)), joins: and.test(word.text) || and.test(all[at - 1]?.text ?? '') }]
      : [],
  );
  const classes = classesIn(text);
  const ignored = classes.get('ignored') ?? [];
  const said = new Map([...phrases.in(text, classes)].map(([phrase, spans]) => [phrase, spans.filter((span) => !isInside(span, ignored))]));
  const sitesSaid = [...classes].flatMap(([name, spans]) => (sites.has(name) ? spans : []));
  const spansOf = (phrase: Phrase): readonly Span[] => said.get(phrase) ?? [];
  const present = new Map<FindingId, string>();
  const absent = new Set<FindingId>();
  for (const { id, pattern } of [...said.keys()].flatMap((phrase) => patternsByHead.get(phrase) ?? [])) {
    for (const span of placesOf(text, pattern, sitesSaid, spansOf)) {
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
