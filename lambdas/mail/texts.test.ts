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

/** Words that would tell a bystander about health, or whose health it is. */
const clinical =
  /health|medic|patient|doctor|Dr\.|clinician|diagnos|illness|symptom|treat|result|test|visit|service|صح[ية]|طب|مريض|مرض|دكتور|علاج|نتيج|تحليل|أعراض|زيارة|دواء/i;

describe.each(notices)('%s', (_, notice) => {
  it.each([undefined, 'https://records.example.org'])('contains no health words (%s)', (site) => {
    for (const first of ['en', 'ar'] as const) {
      const { subject, html, text } = composed(notice, first, site);
      expect(`${subject} ${html} ${text}`).not.toMatch(clinical);
    }
  });

  it("names the sender first, in the order of the account's languages", () => {
    expect(composed(notice, 'en', undefined).subject).toMatch(/^Afiya: [\w ,-]+ · عافية: [\p{Script=Arabic}\p{M} ]+$/u);
    expect(composed(notice, 'ar', undefined).subject).toMatch(/^عافية: [\p{Script=Arabic}\p{M} ]+ · Afiya: [\w ,-]+$/u);
  });
});

it("gives the appointment's time in Qatar, with its day, in the reader's language", () => {
  const { text } = composed({ kind: 'reminder', startsAt: at, isOwn: true }, 'en', undefined);
  expect(text).toMatch(/You have an appointment on:\n\nTuesday, November 24 at 10:30\n/);
  expect(text).toMatch(/لديك موعد يوم الثلاثاء، 24 نوفمبر .*10:30\./);
});

it('says how a reminder’s appointment is moved or canceled, and where reminders are turned off', () => {
  const { text } = composed({ kind: 'reminder', startsAt: at, isOwn: true }, 'ar', undefined);
  for (const said of ['To move or cancel it, sign in.', 'لنقل الموعد أو إلغائه', 'turn reminders off in Settings', 'إيقاف رسائل التذكير'])
    expect(text).toContain(said);
  expect(composed({ kind: 'new-browser', at }, 'en', undefined).text).toContain('Emails that protect your account are always sent.');
});

it('tells an account that acts for several people about "a person", not about an appointment of its own', () => {
  const { text } = composed({ kind: 'reminder', startsAt: at, isOwn: false }, 'en', undefined);
  expect(text).toContain('A person linked to your account has an appointment');
  expect(text).not.toContain('You have an appointment');
  expect(text).not.toContain('لديك موعد');
});

it("shows the browser's name as text, in its own direction", () => {
  const { html, text } = composed({ kind: 'new-browser', at, browser: '<img src=x onerror="alert(1)">&' }, 'en', undefined);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  expect(text).toContain('\u2068<img src=x onerror="alert(1)">&\u2069');
});

it('links to the site alone, if the stage has a domain, otherwise to nothing', () => {
  const notice: Notice = { kind: 'new-browser', at };
  expect(composed(notice, 'en', undefined).html).not.toContain('href');
  const { html, text } = composed(notice, 'en', 'https://records.example.org');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'https://records.example.org/settings',
    'https://records.example.org',
  ]);
  expect(text).toMatch(/^https:\/\/records\.example\.org\/settings$/m);
});
