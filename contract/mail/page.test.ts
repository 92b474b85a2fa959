import { describe, expect, it } from 'vitest';
import { languageIn } from './language.ts';
import { type MailPage, composed } from './page.ts';

const page: MailPage = {
  words: {
    en: {
      subject: 'a subject',
      heading: 'Heading',
      lines: ['A line.'],
      fact: 'Monday',
      action: 'Go',
      after: ['After.'],
      brief: ['In short.'],
    },
    ar: { subject: 'موضوع', heading: 'ترويسة', lines: ['سطر.'], fact: 'الاثنين', action: 'فتح', after: ['بعده.'], brief: ['باختصار.'] },
  },
  values: [{ caption: { en: 'Code', ar: 'الرمز' }, value: '<1&2>', look: 'code' }],
};
const site = 'https://records.example.org';
/** The text of a mail, without its head and its tags. */
const shown = (html: string): string => html.replace(/^.*<body/s, '<body').replaceAll(/<[^>]*>/g, ' ');

describe.each([
  ['en', 'ltr', 'rtl', ['Heading', 'A line.', '&lt;1&amp;2&gt;', 'Monday', 'Go', 'After.', 'ترويسة', 'باختصار.'], ['سطر.', 'In short.']],
  ['ar', 'rtl', 'ltr', ['ترويسة', 'سطر.', '&lt;1&amp;2&gt;', 'الاثنين', 'فتح', 'بعده.', 'Heading', 'In short.'], ['A line.', 'باختصار.']],
] as const)('with %s first', (first, direction, other, order, absent) => {
  const { html, text } = composed(page, first, site);

  it('says all in that language, and then the rest in short', () => {
    const places = order.map((part) => shown(html).lastIndexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const part of absent) expect(text).not.toContain(part);
    expect(places).not.toContain(-1);
  });

  it('has the direction of each language', () => {
    expect(html).toContain(`<html lang="${first}" dir="${direction}">`);
    expect(html).toMatch(
      new RegExp(`<div lang="${first}" dir="${direction}".*<div lang="${first === 'en' ? 'ar' : 'en'}" dir="${other}"`, 's'),
    );
  });

  it('says the same in plain text', () => {
    for (const part of text.split('\n\n').filter((one) => !/^(?:—|https:|Code|الرمز)/.test(one))) expect(shown(html)).toContain(part);
    expect(text).toContain('<1&2>');
  });
});

it('fetches nothing, and runs nothing', () => {
  expect(composed(page, 'en', site).html).not.toMatch(/<img|<script|<link|url\(|src=|@import/);
});

it.each([
  ['ar', 'ar'],
  ['ar-QA', 'ar'],
  ['EN_us', 'en'],
  ['arz', undefined],
  ['', undefined],
  [undefined, undefined],
])('the locale %j names %j', (locale, language) => {
  expect(languageIn(locale)).toBe(language);
});
