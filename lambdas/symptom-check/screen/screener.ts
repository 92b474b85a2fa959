import { screenerBytes } from '#screener';
import { type Reading, readDescription } from '../read/lexicon.ts';
import { withoutAddressed } from '../read/addressed.ts';
import { type Described, featuresOf, wordSign } from './features.ts';
import { type Head, hashOf, heads, placeOf, tableOf } from './table.ts';

/**
 * How probable it is, by the words alone, that physicians would send somebody to an emergency department (`emergency`), to a doctor within
 * 48 hours or sooner (`days`), or to a doctor at all (`weeks`); that the message asks or worries rather than complains (`question`); and
 * that it is about somebody's health at all (`health`).
 */
export type Screened = Readonly<Record<Head, number>> & {
  /** Whether it knows enough of the words to say anything. */
  readonly isInformed: boolean;
};

/** A text of which fewer words are known says nothing to the screener. */
const fewestWords = 4;

const table = tableOf(screenerBytes);

/** The graver of what is said of a text and of a part of it. */
const graver = (whole: Screened, part: Screened): Screened => ({
  emergency: Math.max(whole.emergency, part.emergency),
  days: Math.max(whole.days, part.days),
  weeks: Math.max(whole.weeks, part.weeks),
  question: Math.min(whole.question, part.question),
  health: Math.max(whole.health, part.health),
  isInformed: part.isInformed,
});

/**
 * Screens a description, and apart from it what is left without sentences addressed to its reader: they relieve nobody, and what was wrongly
 * taken for one is still read.
 */
export function screen(described: Described, reading: Reading): Screened {
  const description = withoutAddressed(described.description);
  const whole = screenText(described, reading);
  return description === described.description
    ? whole
    : graver(whole, screenText({ ...described, description }, readDescription(description)));
}

/** A linear model over the features of a message, learned from messages that other people wrote and labelled (test/eval/screener.ts). */
function screenText(described: Described, reading: Reading): Screened {
  const features = featuresOf(described, reading);
  const share = table.scale / Math.sqrt(features.size);
  const sums = Float64Array.from(table.biases);
  let words = 0;
  for (const feature of features) {
    const place = placeOf(table, hashOf(feature));
    if (place === undefined) continue;
    if (feature.startsWith(wordSign)) words += 1;
    for (let head = 0; head < heads.length; head += 1)
      sums[head] = (sums[head] ?? 0) + share * (table.weights[place * heads.length + head] ?? 0);
  }
  const probability = (head: Head): number => 1 / (1 + Math.exp(-(sums[heads.indexOf(head)] ?? 0)));
  return {
    emergency: probability('emergency'),
    days: probability('days'),
    weeks: probability('weeks'),
    question: probability('question'),
    health: probability('health'),
    isInformed: words >= fewestWords,
  };
}
