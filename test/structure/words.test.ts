import { expect, it } from 'vitest';
import english from '../../web/i18n/messages/en.json' with { type: 'json' };
import arabic from '../../web/i18n/messages/ar.json' with { type: 'json' };
import { arabicIn, englishIn, faultsOf, isBritish, misspellingsOf } from './words.ts';

it.each([
  ['احفظ التغييرات', 'A button is a verbal noun, and a sentence addresses nobody by sex'],
  ['لم يُحفظ السجل. حاول مرة أخرى', 'A button is a verbal noun, and a sentence addresses nobody by sex'],
  ['هل تريد المتابعة؟', 'A sentence addresses nobody by sex'],
  ['فشل الحفظ', 'A failure is تعذّر'],
  ['تم الحفظ بنجاح', 'Success needs neither بنجاح nor an exclamation mark'],
  ['تم الحفظ!', 'Success needs neither بنجاح nor an exclamation mark'],
  ['{count} مريض', 'A counted noun has six forms: "label: number"'],
  ['بعد {minutes} د', 'Units in full'],
  ['حذف {name}', 'A text of unknown script is isolated'],
  ['حذف \u2068{name}', 'A text of unknown script is isolated'],
  ['من ٨ صباحاً', 'Latin digits'],
  ['الاسم, ثم الرقم', 'Arabic punctuation'],
  ['متى?', 'Arabic punctuation'],
  ['خيار "تذكّرني"', 'Quotation marks are «»'],
  ['جارٍ الحفظ...', 'One character is an ellipsis'],
  ['ما زال محفوظًا', 'Tanwin follows its alif: اً'],
  ['سجل الوصول', 'سجل الوصول: سجل الاطلاع'],
  ['حالته موقوف', 'موقوف: معلّق'],
  ['نتيجة الفحص', 'فحص: تقييم'],
])('“%s” breaks a rule', (text, rule) => {
  expect(faultsOf(text)).toEqual([rule]);
});

it.each([
  'اتصل بالرقم 999 الآن',
  'التسجيل مطلوب',
  'المرضى: {shown} من {total}',
  'حذف سجل \u2068{name}\u2069؟',
  'لم يُسجَّل شيء',
  'طلب تحاليل مخبرية',
])('“%s” breaks none', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

/** The texts of one message. */
const textsOf = (
  message: (typeof arabic)[keyof typeof arabic] | readonly { readonly match: Readonly<Record<string, string>> }[],
): string[] => (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)));

it('the messages of the site keep to the rules', () => {
  const faults = Object.entries(arabic).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) => faultsOf(text).map((fault) => [key, text, fault])),
  );
  expect(faults).toEqual([]);
});

it.each([
  // Reading and searching hold words of people, not to people.
  ['{contract,infra,lambdas,web}/**/*.{ts,tsx}', /symptom-check\/(?:read|knowledge)\/|records\/names/, faultsOf, 100],
  ['lambdas/symptom-check/knowledge/*/{advice,advice/*}.ts', /^$/, misspellingsOf, 1000],
])('the Arabic texts of %s keep to the rules', (pattern, without, faultsIn, fewest) => {
  const texts = arabicIn(pattern, without);
  expect(texts.length).toBeGreaterThan(fewest);
  expect(texts.flatMap(({ file, text }) => faultsIn(text).map((fault) => [file, text, fault]))).toEqual([]);
});

it('English is spelled one way', () => {
  expect(['an urgent care centre', 'we did not recognise it'].map(isBritish)).toEqual([true, true]);
  const said = englishIn(
    'lambdas/symptom-check/{assessment.ts,knowledge/sentences.ts,knowledge/*/sentences.ts,knowledge/*/advice.ts,knowledge/*/advice/*.ts}',
    /^$/,
  );
  expect(said.length).toBeGreaterThan(1000);
  expect([...said.map(({ text }) => text), ...Object.values(english).map(String)].filter(isBritish)).toEqual([]);
});
