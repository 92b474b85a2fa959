import { describe, expect, it } from 'vitest';
import { type Notice, composed } from './texts.ts';

const at = '2026-11-24T07:30:00.000Z';
const notices: readonly [string, Notice][] = [
  ['a reminder', { kind: 'reminder', startsAt: at, isOwn: true }],
  ['a reminder to who acts for the patient', { kind: 'reminder', startsAt: at, isOwn: false }],
  ['a link, to its account', { kind: 'link-made', to: 'holder' }],
  ['a link, to the patient', { kind: 'link-made', to: 'patient' }],
  ['a second factor that was turned off', { kind: 'second-factor-off' }],
  ['a critical result', { kind: 'critical-result' }],
  ['a new browser', { kind: 'new-browser', at, browser: 'Firefox on Windows' }],
  ['a new browser that says nothing', { kind: 'new-browser', at }],
];

/** The text of a mail in one language: the paragraphs of its block, without tags. */
const blockOf = (html: string, language: 'en' | 'ar'): string =>
  (new RegExp(`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">(.*?)</div>`).exec(html)?.[1] ?? '').replaceAll(
    /<[^>]*>/g,
    ' ',
  );

/** Words that would tell a bystander about health, or whose health it is. */
const clinical =
  /health|medic|patient|doctor|Dr\.|clinician|diagnos|illness|symptom|treat|result|test|visit|service|صح[ية]|طب|مريض|مرض|دكتور|علاج|نتيج|تحليل|أعراض|زيارة|دواء/i;

describe.each(notices)('%s', (_, notice) => {
  const { subject, html, text } = composed(notice, undefined);

  it('says the same in both languages and both parts, the Arabic from right to left', () => {
    expect(subject).toMatch(/^[\w -]+ · [\p{Script=Arabic}\p{M} ]+$/u);
    const [english, arabic] = [blockOf(html, 'en'), blockOf(html, 'ar')];
    expect(english).not.toMatch(/\p{Script=Arabic}/u);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
    for (const part of text.split('\n\n').filter((one) => one !== '—')) expect(`${english} ${arabic}`).toContain(part);
  });

  it('contains no health words', () => {
    expect(`${subject} ${html} ${text}`).not.toMatch(clinical);
  });
});

it("gives the appointment's time in Qatar, with its day, in the reader's language", () => {
  const { text } = composed({ kind: 'reminder', startsAt: at, isOwn: true }, undefined);
  expect(text).toMatch(/You have an appointment on Tuesday, November 24 at 10:30\sAM\./);
  expect(text).toMatch(/لديك موعد يوم الثلاثاء، 24 نوفمبر .*10:30\sص\./);
});

it('tells an account that acts for several people about "a person", not about an appointment of its own', () => {
  const { text } = composed({ kind: 'reminder', startsAt: at, isOwn: false }, undefined);
  expect(text).toContain('A person linked to your account has an appointment');
  expect(text).not.toContain('You have an appointment');
  expect(text).not.toContain('لديك موعد');
});

it("shows the browser's name as text, in its own direction", () => {
  const { html, text } = composed({ kind: 'new-browser', at, browser: '<img src=x onerror="alert(1)">&' }, undefined);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  expect(text).toContain('\u2068<img src=x onerror="alert(1)">&\u2069');
});

it('links to the site once in each language if the stage has a domain, otherwise to nothing', () => {
  const notice: Notice = { kind: 'link-made', to: 'holder' };
  expect(composed(notice, undefined).html).not.toContain('href');
  const { html, text } = composed(notice, 'https://records.example.org');
  expect(html.match(/href="https:\/\/records\.example\.org"/g)).toHaveLength(2);
  expect(text.match(/^https:\/\/records\.example\.org$/gm)).toHaveLength(2);
});
