import { describe, expect, it } from 'vitest';
import { languages } from '#contract/symptom-check.ts';
import { advice } from './advice.ts';
import { topics } from './topics.ts';

const texts = topics.flatMap((topic) =>
  languages.flatMap((language) => {
    const { doing, seekHelp } = advice[topic][language];
    return [
      [`${topic} ${language}: what to do`, language, doing] as const,
      ...(seekHelp === undefined ? [] : [[`${topic} ${language}: when to seek help`, language, seekHelp] as const]),
    ];
  }),
);

it('has every topic once, and no others', () => {
  expect(Object.keys(advice).toSorted()).toEqual([...new Set(topics)].toSorted());
});

it.each(topics)('%s: only an emergency goes without "when to seek help", in both languages', (topic) => {
  const emergency = topics.indexOf(topic) <= topics.indexOf('other-emergency');
  for (const language of languages)
    expect([topic, language, advice[topic][language].seekHelp === undefined]).toEqual([topic, language, emergency]);
});

describe.each(texts)('%s', (_name, language, text) => {
  it('is short, whole sentences', () => {
    expect(text.length).toBeLessThanOrEqual(400);
    expect(text).toMatch(/^[A-Z\u0600-\u06FF].*\.$/);
    expect(text).not.toMatch(/\s{2}|\n|undefined/);
  });

  it('splits into points where sentences end', () => {
    const sentences = text.split(/(?<=[.!?؟])\s+/);
    expect(sentences.filter((sentence) => !/^[A-Z\u0600-\u06FF]/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.length).toBeLessThanOrEqual(6);
  });

  it('is in its language, with Latin digits', () => {
    expect(text).not.toMatch(language === 'ar' ? /[A-Za-z٠-٩۰-۹]/ : /[\u0600-\u06FF]/);
  });
});

it('names the same numbers in both languages', () => {
  const numbers = (text: string) => (text.match(/\b(?:999|16000|300)\b/g) ?? []).toSorted();
  for (const topic of topics) {
    const { en, ar } = advice[topic];
    expect([topic, numbers(`${ar.doing} ${ar.seekHelp}`)]).toEqual([topic, numbers(`${en.doing} ${en.seekHelp}`)]);
  }
});
