import { type FindingId, findings } from '#vocabulary';
import { remembered } from '#platform/remembered.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { lexicon } from '#lexicon';
import { carries, conjoined, formsOf, learnKeys } from './forms.ts';
import { type Read, type Span, first, last, phrasesIn } from './phrases.ts';
import { type Meaning, read } from './text.ts';
import type { WordClass } from './words.ts';

/** The maximum number of meaningful words between parts that belong together. */
const reach = 6;
/** The maximum length of a phrase, gaps included. */
const longest = 16;

const elementsOfKey = new Map(lexicon.keys.map(([key, ...elements]): [string, readonly number[]] => [key, elements]));
learnKeys(elementsOfKey);
const sitePhrases = new Set(lexicon.sitePhrases);
const sites = new Set(lexicon.sites);

/** Whether a match uses some, but not all, words of a phrase with another meaning: "faint pink spots", "a bit of hay fever". */
const isInside = (span: Span, ignored: readonly Span[]): boolean =>
  ignored.some((outer) => outer.some((word) => span.includes(word)) && !outer.every((word) => span.includes(word)));

/** The positions of each class of words. Words inside a phrase with another meaning do not count. */
function classesIn(text: readonly Read[]): ReadonlyMap<WordClass, readonly Span[]> {
  const found = new Map(
    [...phrasesIn(lexicon.classes, text)].flatMap(([number, spans]): [WordClass, readonly Span[]][] => {
      const name = lexicon.classNames[number];
      return name === undefined ? [] : [[name, spans]];
    }),
  );
  const ignored = found.get('ignored') ?? [];
  return new Map([...found].map(([name, spans]) => [name, name === 'ignored' ? spans : spans.filter((span) => !isInside(span, ignored))]));
}

const and = /^(?:and|or|او|و\p{L}{2,})$/u;
/** Whether a part of the body is one of several named together: "in the chest and left arm". */
function named(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  const between = text.slice(last(left) + 1, first(right) + 1);
  return between.length <= 3 && between.some(({ joins }) => joins);
}

/** "No fever, and drinks well": a denial does not cover what follows an "and". */
function isBeyondDenial(text: readonly Read[], a: Span, b: Span): boolean {
  const [left, right] = first(a) < first(b) ? [a, b] : [b, a];
  return (
    left.every((at) => text[at]?.negates === true) &&
    text.slice(last(left) + 1, first(right) + 1).some(({ joins, text: word }) => joins && (!and.test(word) || conjoined.test(word)))
  );
}

/** The distance between two spans, in words. */
const apart = (a: Span, b: Span): number => Math.max(0, Math.max(first(a), first(b)) - Math.min(last(a), last(b)) - 1);
const overlaps = (a: Span, b: Span): boolean => a.some((one) => b.includes(one));

/** Whether no other part of the body is nearer to the statement than this one. */
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

/** The spans, in text order, that begin close enough to the matched ones to belong to them. */
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

/** The matches of a pattern: all its phrases in one clause, close to each other, each quality at its own part of the body. */
function placesOf(
  text: readonly Read[],
  pattern: readonly number[],
  sitesSaid: readonly Span[],
  spansOf: (phrase: number) => readonly Span[],
): Span[] {
  const [head = [], ...rest] = pattern.map(spansOf);
  let combined: (readonly Span[])[] = head.map((span) => [span]);
  for (const spans of rest) {
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
  const isSite = pattern.map((phrase) => sitePhrases.has(phrase));
  return combined
    .filter((spans) =>
      spans.every(
        (site, at) =>
          isSite[at] !== true ||
          spans.every((quality, other) => other === at || isSite[other] === true || isNearest(text, quality, site, sitesSaid)),
      ),
    )
    .map((spans) => spans.flat().toSorted((a, b) => a - b));
}

/** What a description's words say about a finding. */
export interface Reading {
  /** In the person's own words. */
  readonly present: ReadonlyMap<FindingId, string>;
  readonly absent: ReadonlySet<FindingId>;
}
/** The lexicon's reading, and the understood share of the meaningful words. */
export interface WordsReading extends Reading {
  readonly share: number;
}

/** The elements that a word can be, and those that a class of words can be; cached, because the same words recur. */
const elementsOf = remembered((word) => new Set(formsOf(word).flatMap((form) => elementsOfKey.get(form) ?? [])));
const elementsOfClass = remembered((name) => new Set(elementsOfKey.get(`{${name}}`)));

/** The findings that a description states or denies. A finding stated once counts, even if it is denied elsewhere. */
export function readDescription(description: string): WordsReading {
  const text = read(description).flatMap((word, at, all): Read[] =>
    // "بعد ما": a "ما" that denies nothing says nothing.
    carries(word.text, all[at + 1]?.text) && !(word.text === 'ما' && !word.negates)
      ? [{ ...word, elements: elementsOf(word.text), joins: and.test(word.text) || and.test(all[at - 1]?.text ?? '') }]
      : [],
  );
  const classes = classesIn(text);
  const ignored = classes.get('ignored') ?? [];
  const together = Array.from(classes, ([name, spans]) => ({ elements: elementsOfClass(name), spans }));
  const said = new Map(
    [...phrasesIn(lexicon.phrases, text, together)].map(([phrase, spans]) => [phrase, spans.filter((span) => !isInside(span, ignored))]),
  );
  const sitesSaid = [...classes].flatMap(([name, spans]) => (sites.has(name) ? spans : []));
  const spansOf = (phrase: number): readonly Span[] => said.get(phrase) ?? [];
  const present = new Map<FindingId, string>();
  const absent = new Set<FindingId>();
  const taken = new Set<number>();
  const patterns = [...said.keys()].flatMap((head) =>
    (lexicon.patterns[head] ?? [])
      .filter((pattern) => pattern.every((part) => typeof part === 'string' || part < 0 || said.has(part)))
      .map(([id, ...rest]) => ({
        id,
        phrases: [head, ...rest.filter((phrase) => phrase >= 0)],
        unsaid: rest.filter((phrase) => phrase < 0),
      })),
  );
  for (const { id, phrases, unsaid } of patterns) {
    const isUnless = (span: Span): boolean =>
      unsaid.some((phrase) => {
        const within = phrase % 2 === 0 ? 'sentence' : 'part';
        return spansOf(Math.floor((-1 - phrase) / 2)).some((other) => text[first(other)]?.[within] === text[first(span)]?.[within]);
      });
    for (const span of placesOf(text, phrases, sitesSaid, spansOf)) {
      if (isUnless(span)) continue;
      const words = span.flatMap((one) => text[one] ?? []);
      const any = (meaning: Meaning): boolean => words.some(({ meant }) => meant.has(meaning));
      const { kind }: Finding = findings[id];
      for (const at of span) taken.add(at);
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
  return { present, absent, share: text.length === 0 ? 0 : taken.size / text.length };
}

/** A comforting finding must be stated without a denial: "not getting better" is no comfort. */
function isDoubted(text: readonly Read[], span: Span): boolean {
  const at = first(span);
  if (conjoined.test(text[at]?.text ?? '')) return false;
  return text.slice(Math.max(0, at - 3), at).some((word) => (word.negates || word.text === 'cant') && word.part === text[at]?.part);
}
