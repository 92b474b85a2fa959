import { expect, it } from 'vitest';
import english from '../../web/i18n/messages/en.json' with { type: 'json' };
import arabic from '../../web/i18n/messages/ar.json' with { type: 'json' };
import { everywhere } from '../../lambdas/symptom-check/knowledge/everywhere.ts';
import type { Both, Finding } from '../../lambdas/symptom-check/knowledge/kinds/finding.ts';
import type { Protocol } from '../../lambdas/symptom-check/knowledge/kinds/protocol.ts';
import type { Topic } from '../../lambdas/symptom-check/knowledge/kinds/topic.ts';
import { advice, findings, protocols } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { adviceFaultsOf, arabicIn, englishAdviceFaultsOf, englishIn, faultsOf, isBritish, misreadingsOf, misspellingsOf } from './words.ts';

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
  ['نتيجة فحص الأعراض', 'فحص الأعراض: تقييم الأعراض'],
  ['إضافة اختبار', 'اختبار: تحليل'],
  ['درجة الإلحاح', 'إلحاح: مدى استعجال الحالة'],
  ['حساب مقدّم الرعاية', 'مقدّم الرعاي: فريق الرعاية، القائم على الرعاية'],
  ['حساب الوصي', 'الوصي: ولي الأمر'],
  ['النتائج دون إقرار', 'إقرار: تأكيد الاطلاع'],
  ['طلب تكرار', 'طلب تكرار: إعادة الصرف'],
  ['وضع علامة خطأ', 'علامة خطأ: أُدخل خطأً'],
  ['لم يتم الحضور', 'لم يتم الحضور: سُجّل الحضور، عدم حضور'],
  ['لمديري النظام', 'مديري النظام: مسؤولو النظام'],
  ['حسب الطبيب', 'حسب الطبيب: الممارس الصحي'],
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
  'إضافة تحليل',
  'دواء موقوف منذ أسبوع',
])('“%s” breaks none', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

/** The texts of one message. */
const textsOf = (
  message: (typeof arabic)[keyof typeof arabic] | readonly { readonly match: Readonly<Record<string, string>> }[],
): string[] => (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)));

it("the site's messages follow the rules", () => {
  const faults = Object.entries(arabic).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) => faultsOf(text, typeof message !== 'string').map((fault) => [key, text, fault])),
  );
  expect(faults).toEqual([]);
});

it.each([
  // These files hold people's words, not texts for people.
  ['{contract,infra,lambdas,web}/**/*.{ts,tsx}', /symptom-check\/(?:read|knowledge)\/|records\/names|symptom-checker\/told/, faultsOf, 100],
  ['lambdas/symptom-check/knowledge/*/{advice,advice/*}.ts', /^$/, misspellingsOf, 1000],
])('the Arabic texts of %s follow the rules', (pattern, without, faultsIn, fewest) => {
  const texts = arabicIn(pattern, without);
  expect(texts.length).toBeGreaterThan(fewest);
  expect(texts.flatMap(({ file, text }) => faultsIn(text).map((fault) => [file, text, fault]))).toEqual([]);
});

it.each([
  ['أخبر الطبيب بأي نزف في اللثة.', 'Bleeding is نزيف, of the nose نزيف الأنف'],
  ['نزلت تجلطات.', 'Clots are كتل دم'],
  ['لا تفتح النفطات.', 'A blister is فقاعة, بثرة in chickenpox'],
  ['اسأل عن تطعيم التيتانوس.', 'Tetanus is الكزاز (التيتانوس)'],
  ['قد تأتي الحازوقة.', 'Hiccups are الفواق (الحازوقة)'],
  ['اسأل عن جرعة الإنسولين.', 'Insulin is أنسولين'],
  ['اتصل بخط الصحة: 16000.', '16000 is مركز الاتصال الموحد للرعاية الصحية'],
  ['اتصل بالرقم 999 عند تشوش أو تشنج.', 'Confusion is ارتباك ذهني: تشوش is of sight'],
  ['عند غشاوة أو نزيف', 'Blurred sight is تشوش الرؤية'],
  ['إلا عند علامات سكتة', 'A stroke is سكتة دماغية: سكتة alone is of the heart too'],
  ['راجع الطبيب مع أي أدوية سيولة.', 'A blood thinner is مميع للدم'],
  ['تعاطي مورفين أو أفيون آخر', 'An opioid is مسكن أفيوني: أفيون is opium'],
  ['دواء صرع أو مناعة', 'HIV is فيروس نقص المناعة'],
  ['الخناق أو التنفس بصوت', 'Croup is الخانوق: الخناق is diphtheria'],
  ['قيء يشبه حثل القهوة', 'Coffee grounds are تفل القهوة'],
  ['صاعقة أو قذف أو تعذر الإفلات', 'Who is thrown is دُفع or سقط'],
  ['ضع عاصبة على الذراع.', 'A tourniquet is رباط ضاغط (عاصبة)'],
  ['مع الإفطار اشرب الماء.', 'To break a fast is قطع الصيام: الإفطار is breakfast too'],
  ['لا قهوة ولا قيء بالقوة.', 'Making somebody vomit is التقيؤ: قيء بالقوة is how it comes'],
  ['يمكن منع الحمل حتى 5 أيام.', 'منع الحمل has no time limit: منع حدوث الحمل خلال'],
  ['اطلب بقاء شخص قريب.', 'Who is near is إلى جانبك: شخص قريب is a relative'],
  ['عند توقف التنفس أو الشهقات فقط: اضغط.', 'عند توقف takes in what follows أو: إذا كان لا يتنفس أو يشهق'],
  ['أخبر الطاقم بأي فقر دم منجلي.', 'Sickle cell disease is الأنيميا المنجلية, favism أنيميا الفول'],
  ['إن بقي أقل من 4 فكرر الكمية.', 'A value has its unit'],
  ['مراجعة الطبيب إذا استمر.', 'Advice is an imperative, not a verbal noun'],
  ['اجلس. الراحة دون مشي.', 'Advice is an imperative, not a verbal noun'],
  ['تجنب الرفع وعدم الشد.', 'Advice is an imperative, not a verbal noun'],
  ['يُراح الجزء ويُرفع.', 'Advice is an imperative, not a passive'],
  ['لا توضع كمادة عليه.', 'Advice is an imperative, not a passive'],
  ['راجع العيادة إذا استمر.', 'Who treats is الطبيب'],
  ['اذكر أي مميع للدم.', 'Who is told is named: أخبر الطاقم'],
  ['قل فوراً: حرارة بعد سفر.', 'Who is told is named: أخبر الطاقم'],
])('advice “%s” breaks a rule', (text, rule) => {
  expect(adviceFaultsOf(text)).toEqual([rule]);
});

it.each([
  'راجع الطبيب عند تشوش الرؤية أو ازدواجها.',
  'اتصل بالرقم 999 عند تشوش في الرؤية أو سكتة دماغية.',
  'لا تُدخل شيئاً في الأذن، ولا تُعد البروز بالقوة.',
  'استلقي على الجانب الأيسر، وليبقَ شخص إلى جانبك.',
  'اقطع الصيام: شرب السوائل أهم.',
])('advice “%s” breaks none', (text) => {
  expect(adviceFaultsOf(text)).toEqual([]);
});

it.each([
  ['Call 999 for chest pain or fainting.', 'Help is called if something is so, not for it'],
  ['Go to an emergency department at once for fever.', 'Help is called if something is so, not for it'],
  ['See a doctor the same day for a rash, or if it spreads.', 'Help is called if something is so, not for it'],
  ['Call 999 if it spreads, or for a fit.', 'Help is called if something is so, not for it'],
  ['No aspirin or ibuprofen.', 'The verb is refused, not the noun: Do not'],
  ['Put in no contact lenses.', 'The verb is refused, not the noun: Do not'],
  ['Kiss nobody.', 'The verb is refused, not the noun: Do not'],
  ['Wash the hands, and share no towels.', 'The verb is refused, not the noun: Do not'],
  ['Nothing to eat or drink until a doctor has looked.', 'A doctor has checked'],
  ['Wear a mask until seen.', 'A doctor has checked'],
  ['Say if there is diabetes.', 'Who is told is named: Tell the staff'],
  ['Go now, and say which bite it was.', 'Who is told is named: Tell the staff'],
  ['Some tablets make sleepy.', 'Advice has an object'],
  ['Drink water, and break a fast.', 'Advice has an object'],
])('advice “%s” breaks a rule', (text, rule) => {
  expect(englishAdviceFaultsOf(text)).toEqual([rule]);
});

it.each([
  'Call 999 if there is chest pain or fainting.',
  'Call the dialysis unit now for a session today.',
  'Do not put anything into the ear.',
  'Nothing to eat or drink while drowsy.',
  'Take painkillers on no more than 2 days a week: more can cause headaches.',
])('advice “%s” breaks none', (text) => {
  expect(englishAdviceFaultsOf(text)).toEqual([]);
});

/** Every sentence of advice. */
const sentences = [
  ...Object.values<Topic>(advice).flatMap(({ doing, seekHelp = [] }) => [...doing, ...seekHelp]),
  ...everywhere.map(({ sentence }) => sentence),
];

it("the symptom checker's English advice follows the rules", () => {
  const faults = sentences.flatMap(({ text: [text] }) => englishAdviceFaultsOf(text).map((fault) => `${text}: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
});

it("the symptom checker's Arabic follows the rules", () => {
  const names = [
    ...Object.values<Finding>(findings).flatMap(({ label, tick }): readonly Both[] => (tick === undefined ? [label] : [label, tick])),
    ...Object.values<Protocol>(protocols).map(({ title }) => title),
  ];
  expect([sentences.length > 2000, names.length > 1500]).toEqual([true, true]);
  const faults = [
    ...names.flatMap(([, text]) => misreadingsOf(text).map((fault) => `${text}: ${fault}`)),
    ...sentences.flatMap(({ text: [, text] }) => adviceFaultsOf(text).map((fault) => `${text}: ${fault}`)),
  ];
  expect([...new Set(faults)]).toEqual([]);
});

it('English uses one spelling', () => {
  const british = [
    'an urgent care centre',
    'we did not recognise it',
    'the colour of the urine',
    'a paediatric ward',
    'diarrhoea',
    '3 metres',
  ];
  expect(british.map(isBritish)).toEqual(british.map(() => true));
  expect(['an organism', 'a glucometer', 'diarrhea', 'tire', 'hemoglobin'].some(isBritish)).toBe(false);
  const said = englishIn(
    'lambdas/symptom-check/{assessment.ts,knowledge/sentences.ts,knowledge/*/sentences.ts,knowledge/*/advice.ts,knowledge/*/advice/*.ts}',
    /^$/,
  ).map(({ text }) => text);
  expect(said.length).toBeGreaterThan(1000);
  const names = [
    ...Object.values<Finding>(findings).flatMap(({ label, tick }) => (tick === undefined ? [label] : [label, tick])),
    ...Object.values<Protocol>(protocols).map(({ title }) => title),
  ].map(([text]) => text);
  expect([...said, ...names, ...Object.values(english).map((text) => JSON.stringify(text))].filter(isBritish)).toEqual([]);
});
