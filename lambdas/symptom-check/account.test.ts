import { expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { accountOf } from './account.ts';
import { assess } from './assessment.ts';

const saidBack = (description: string, form: object = {}): string => {
  const language = /\p{Script=Arabic}/u.test(description) ? 'ar' : 'en';
  const request = SymptomCheckRequest.parse({ symptoms: { description, ...form }, language });
  return accountOf(request, assess(request).facts);
};

it.each([
  [
    'my 2 year old son has fever 39 since yesterday, not eating and crying a lot',
    'High fever (39 °C), no appetite, crying, since yesterday. 2 years old.',
  ],
  ['ابني عنده سنتين سخن ٣٩ ومش عايز ياكل وبيعيط', 'حرارة مرتفعة (39°)، فقدان الشهية، بكاء. العمر سنتان.'],
  ['no fever, no cough, just a blocked ear since two days', 'Blocked ear, for 2 days. Not: fever, cough.'],
  ['عندي الم في البطن من يومين وما عندي اسهال', 'ألم في البطن، منذ يومين. لا يوجد: إسهال.'],
  [
    'chest pain going to left arm with sweating for one hour, I am 55',
    'Chest pain, pain that spreads, sweating, for 1 hour. 55 years old.',
  ],
  ['عمري ٢٨ سنة وعندي كحة من أسبوعين وحرارة 38.5', 'حرارة (38.5°)، سعال، منذ أسبوعين. العمر 28 سنة.'],
  ['my baby 3 months has a cough', 'Cough. 3 months old.'],
  ['I am pregnant, in my second month, spotting', 'Vaginal bleeding. Pregnant.'],
  ['qwertz uiop asdf', ''],
])('“%s” is said back as “%s”', (description, account) => {
  expect(saidBack(description)).toBe(account);
});
