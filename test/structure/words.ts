import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule for Arabic texts: its name, and the pattern that breaks it. */
interface Rule {
  readonly rule: string;
  readonly breach: RegExp;
}

const imperatives =
  'أبلغ أخبر أدخل أرسل أصدر أضف أعد أغلق أكّد ألغِ أنشئ ابتعد ابحث ابدأ ابق اجمع احتفظ احجز احذف احصل احفظ اختر استخدم استشر اضغط اطبع اطلب اعتنِ افتح اكتب امسح انتظر انتقل انسخ انقل تابع تحدث تحقق تحقّق جرّب حاول حدّد راجع سجّل شارك صدّر ضيّق عدّل غيّر فعّل'.replaceAll(
    ' ',
    '|',
  );

const countedNoun: Rule = {
  rule: 'A counted noun has six forms: "label: number"',
  breach: /\{(?:count|total|shown|processed|failed|met|min|max|limit|length|days)\} (?!من |إلى |على )\p{Script=Arabic}/u,
};

/** The ten rules of CONTRIBUTING, as far as a text alone shows a violation. */
const rules: readonly Rule[] = [
  {
    rule: 'A button is a verbal noun, and a sentence addresses nobody by sex',
    breach: RegExp(`(?:^|[.؟؛:] )(?:${imperatives})(?!\\p{L})`, 'u'),
  },
  { rule: 'A sentence addresses nobody by sex', breach: /(?<!\p{L})(?:تشعر|تريد|تصف|تنتظر)(?!\p{L})/u },
  { rule: 'A failure is تعذّر', breach: /(?<!\p{L})فشلت?(?!\p{L})/u },
  { rule: 'Success needs neither بنجاح nor an exclamation mark', breach: /بنجاح|!/ },
  countedNoun,
  { rule: 'Units in full', breach: /[\d}] [سدث](?!\p{L})/u },
  { rule: 'A text of unknown script is isolated', breach: /(?<!\u2068)\{(?:name|email|site|text|title|format)\}|\u2068[^\u2069]*$/ },
];

/** Words of the symptom checker that can be misread, even as their opposite. */
const meanings: readonly Rule[] = [
  {
    rule: 'Confusion is ارتباك ذهني: تشوش is of sight',
    breach: /(?<!\p{L})(?:و|ال)*(?:تشوش(?!ت? (?:في )?(?:الرؤية|رؤية|النظر)|ها)|مشوّ?ش)/u,
  },
  { rule: 'Blurred sight is تشوش الرؤية', breach: /غشاوة|تغيّ?م الرؤية|زغللة|ضبابي/ },
  {
    rule: 'Bleeding is نزيف, of the nose نزيف الأنف',
    breach: /(?<!\p{L})(?:ال|و|ب)*(?:نزفٌ?(?= (?:في|مع|بعد|اللثة|الأنف))|النزف|رعاف)(?!\p{L})/u,
  },
  { rule: 'Clots are كتل دم', breach: /تجلطات/ },
  { rule: 'A blister is فقاعة, بثرة in chickenpox', breach: /نفط|حويصل/ },
  { rule: 'Tetanus is الكزاز (التيتانوس)', breach: /(?<!\((?:ال)?)تيتانوس|كزاز(?! \()/ },
  { rule: 'Hiccups are الفواق (الحازوقة)', breach: /(?<!\((?:ال)?)حازوقة|فواق(?! \()/ },
  { rule: 'Insulin is أنسولين', breach: /إنسولين/ },
  { rule: '16000 is مركز الاتصال الموحد للرعاية الصحية', breach: /خط الصحة(?! النفسية)/ },
  { rule: 'A stroke is سكتة دماغية: سكتة alone is of the heart too', breach: /سكتة(?! (?:ال)?(?:دماغية|قلبية))/ },
  { rule: 'A blood thinner is مميع للدم', breach: /سيولة/ },
  { rule: 'An opioid is مسكن أفيوني: أفيون is opium', breach: /أفيون(?!ي)/ },
  { rule: 'HIV is فيروس نقص المناعة', breach: /(?:دواء|أدوية|علاج) (?:ال)?مناعة|(?:زراعة|صرع) أو (?:ال)?مناعة/ },
  { rule: 'Croup is الخانوق: الخناق is diphtheria', breach: /(?<!\p{L})(?:و|ب|ل)?(?:ال)?خناق(?!\p{L})/u },
  { rule: 'Coffee grounds are تفل القهوة', breach: /حثل/ },
  { rule: 'Who is thrown is دُفع or سقط', breach: /قذف (?:أو|خارج|من)/ },
  { rule: 'A tourniquet is رباط ضاغط (عاصبة)', breach: /(?<!\()عاصبة/ },
  { rule: 'To break a fast is قطع الصيام: الإفطار is breakfast too', breach: /(?<!\p{L})(?:ال)?إفطار/u },
  { rule: 'Making somebody vomit is التقيؤ: قيء بالقوة is how it comes', breach: /قيء بالقوة/ },
  { rule: 'منع الحمل has no time limit: منع حدوث الحمل خلال', breach: /منع الحمل (?:حتى|لمدة|خلال)/ },
  { rule: 'Who is near is إلى جانبك: شخص قريب is a relative', breach: /شخص(?:اً)? قريب/ },
  { rule: 'عند توقف takes in what follows أو: إذا كان لا يتنفس أو يشهق', breach: /عند توقف التنفس أو/ },
  { rule: 'Sickle cell disease is الأنيميا المنجلية, favism أنيميا الفول', breach: /فقر (?:ال)?دم (?:ال)?منجلي|التفول/ },
  {
    rule: 'A value has its unit',
    breach: /(?:السكر|الهيموغلوبين|بقي|كان) (?:أقل|أكثر|أعلى) من [\d.]+(?! (?:ملّي|ملغ|غ\/))(?![\d./])/,
  },
];

/** Phrases that instruct no one: verbal nouns with which advice used to begin. */
const verbalNouns =
  'إبعاد إبقاء إحضار إخبار إراحة إزالة إعطاء اتباع اختيار ادهان استخدام استعمال الأكل الابتعاد الاتصال الاحتفاظ الاستحمام الاستلقاء الاستمرار الاصطحاب الاكتفاء الامتناع الانتباه الانتقال البحث البقاء التحدث التقاط التقلب التقليل التنفس التوجه التوقف الجلوس الحديث الحفاظ الحماية الذهاب الراحة الشرب الغسل القيام المراجعة المشي النظر النهوض الهدوء اصطحاب تجربة تجهيز تحريك تدفئة تدوين تسليم تشجيع تصوير تغطية تغيير تقديم تقليل توجيه حفظ ذكر رفع راحة سؤال شرب طلب عدم عرض غسل قياس مراجعة ملاحظة وضع يلزم ينبغي'.replaceAll(
    ' ',
    '|',
  );

/** Advice tells one person what to do: a short imperative, as in the leaflets of hospitals here. */
const orders: readonly Rule[] = [
  { rule: 'Advice is an imperative, not a verbal noun', breach: RegExp(`^(?:${verbalNouns})(?!\\p{L})`, 'u') },
  {
    rule: 'Advice is an imperative, not a verbal noun',
    breach: /[.؛] (?:مراجعة|تدوين|الاستلقاء|الجلوس|الراحة|عدم|تقليل|التقليل|شرب|غسل)(?!\p{L})|^تجنب .*وعدم(?!\p{L})/u,
  },
  {
    rule: 'Advice is an imperative, not a passive',
    breach:
      /(?:^|[.؛:،] (?:و|ف)?|^عند \p{L}+ (?:\p{L}+ )?)(?:[يت]ُ(?!عد |دخل |نهِ)\p{L}|لا يُ|لا ت(?:ُلمس|ُعصر|ُترك|ُستخدم|ُشارك))|(?:^|[ و])لا? ?(?:يوضع|توضع|يوقف|يؤخذ)(?!\p{L})/u,
  },
  { rule: 'Who treats is الطبيب', breach: /(?:راجع|راجعي|تُراجع|مراجعة) العيادة/ },
  { rule: 'Who is told is named: أخبر الطاقم', breach: /^(?:اذكري?|قل|قولي) (?!خمسة)|، ?واذكري? / },
];

/** English advice: what a reader takes at a glance, without a noun that is refused or a helper who fetches a fit. */
const englishOrders: readonly Rule[] = [
  {
    rule: 'Help is called if something is so, not for it',
    breach:
      /^(?:Call 999|Call the \w+(?: unit)?|(?:Go to|See an? (?:doctor|dentist)|Have the baby seen)(?:(?! if )[^.,])*?) for (?!a (?:day|small child)|\d)|, or for (?!a (?:baby|small child))/,
  },
  {
    rule: 'The verb is refused, not the noun: Do not',
    breach:
      /^(?:No (?!\w+ is )|(?:Kiss|Insert|Put|Use|Take|Give|Eat|Drink|Wear|Share|Have|Do|Buy|Poke|Push|Press|Open|Turn|Smoke|Lift|Prepare|Let|Cut)\b(?: \w+){0,2}? (?:no|nothing|nobody)\b(?! more than))|(?:,|;| and) (?:share|use|take|give|put|wear|have|eat|do|chew|break) (?:no|nothing)\b|; no |, and no /,
  },
  { rule: 'A doctor has checked', breach: /doctor has (?:looked|seen)|\buntil seen\b|^Be seen\b/ },
  { rule: 'Who is told is named: Tell the staff', breach: /^(?:Say|Mention)\b|, and say\b|^Tell (?:of|about)\b/ },
  { rule: 'Advice has an object', breach: /make sleepy|takes no weight|\bBreak a fast|\bbreak a fast/ },
];

/** The rules of every Arabic text, including the symptom checker's advice. */
const spelling: readonly Rule[] = [
  { rule: 'Latin digits', breach: /[\u0660-\u0669\u06F0-\u06F9]/ },
  { rule: 'Arabic punctuation', breach: /,(?!\d)|[;?]/ },
  { rule: 'Quotation marks are «»', breach: /["“”]/ },
  { rule: 'One character is an ellipsis', breach: /\.\.\./ },
  { rule: 'Tanwin follows its alif: اً', breach: /\u064B\u0627/ },
];

/** Former words for a concept, and the current one. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/سجلا?ت? الوصول/, 'سجل الاطلاع'],
  // A medicine that was stopped is دواء موقوف.
  [/(?<!دواء |الدواء |دواءً |أدوية )موقوف/, 'معلّق'],
  [/قيد الانتظار|معلقة/, 'قيد المراجعة'],
  [/مدقق|(?:فحص|تحليل) (?:ال|لل)?أعراض/, 'تقييم الأعراض'],
  [/اختبار(?! (?:PCR|RPR|كومبس|الحمل))/, 'تحليل'],
  // To doctors إلحاح is of the bladder, to everybody else it is pestering.
  [/إلحاح/, 'مدى استعجال الحالة'],
  [/العناية الذاتية/, 'الرعاية الذاتية'],
  [/مقدّ?م (?:ال)?رعاي/, 'فريق الرعاية، القائم على الرعاية'],
  [/(?<!\p{L})(?:ال|و)*وصيه?(?!\p{L})/u, 'ولي الأمر'],
  [/الطاقم/, 'فريق العمل'],
  [/شروط الخدمة/, 'شروط الاستخدام'],
  [/معا?ي[ي]?ر HIPAA/, 'قانون HIPAA'],
  [/المعرّف/, 'رقم المريض'],
  [/هاتف الطوارئ/, 'هاتف جهة الاتصال للطوارئ'],
  [/الولاية/, 'البلدية أو المنطقة'],
  [/التاريخ (?:الطبي|الصحي)/, 'التاريخ المرضي'],
  [/كضيف/, 'دون حساب'],
  [/متصلاً/, 'مواصلة الجلسة'],
  [/الإداري/, 'مسؤولو النظام'],
  [/عالٍ/, 'مرتفع'],
  [/رمز التحقق/, 'رمز التأكيد'],
  [/إنشاء (?:ال)?مريض/, 'إضافة'],
  [/إقرار/, 'تأكيد الاطلاع'],
  [/(?:طلب|رفض|مرات) (?:ال)?تكرار|كُررت/, 'إعادة الصرف'],
  [/(?:سُجّلت?|علامة|وسم ك)\s?خطأ/, 'أُدخل خطأً'],
  [/(?<!\p{L})(?:لم ي|)تم الحضور/u, 'سُجّل الحضور، عدم حضور'],
  [/مدير[يو] النظام/, 'مسؤولو النظام'],
  [/(?:حسب|عمل) الطبيب/, 'الممارس الصحي'],
  [/خط الصحة(?! النفسية)/, 'مركز الاتصال الموحد للرعاية الصحية'],
  [/حذف المريض|تصدير المرضى/, 'سجل المريض، بيانات المرضى'],
];

const brokenBy = (text: string, all: readonly Rule[]): string[] => all.flatMap(({ rule, breach }) => (breach.test(text) ? [rule] : []));

/** The rules that a text of the interface breaks. A text that is one of the forms of a counted noun may have it in a sentence. */
export const faultsOf = (text: string, form = false): string[] => [
  ...brokenBy(text, [...rules.filter((rule) => !form || rule !== countedNoun), ...spelling]),
  ...terms.flatMap(([word, instead]) => (word.test(text) ? [`${word.exec(text)?.[0]}: ${instead}`] : [])),
];
/** The rules of spelling that a text breaks. */
export const misspellingsOf = (text: string): string[] => brokenBy(text, spelling);

/** The rules of meaning and spelling that a text of the symptom checker's knowledge breaks: a label, a statement to tick, a title, advice. */
export const misreadingsOf = (text: string): string[] => brokenBy(text, [...meanings, ...spelling]);
/** The rules that a sentence of advice breaks. */
export const adviceFaultsOf = (text: string): string[] => brokenBy(text, [...orders, ...meanings, ...spelling]);

/** The rules that an English sentence of advice breaks. */
export const englishAdviceFaultsOf = (text: string): string[] => brokenBy(text, englishOrders);

/** American spellings, as the locale of the product is en-US. */
export const isBritish = (text: string): boolean =>
  /\b(?:\w*centre|recognis|analys(?:e|ing)|personalis|organis(?!m)|moisturis|nebulis|licence|cancelled|learnt|yoghurt|behaviour|neighbour|tumour|labour|gr[e]y\b|caesar|paediatr|oestro|oedema)|colour|\b\w*(?:aemi[ac]|haemo|rrhoea)|(?:centi|milli|kilo|\b)metres?\b/i.test(
    text,
  );

const root = join(import.meta.dirname, '../..');
const quoted = /'([^'\n]*)'|`([^`\n]*)`/g;
/** The texts in source files, without their inserted parts. */
const textsIn = (pattern: string, without: RegExp): { file: string; text: string }[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|node_modules|paraglide/.test(file) && !without.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(quoted)]
        .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '').replaceAll('\\u2068', '\u2068'))
        .map((text) => ({ file, text })),
    );
const isArabic = (text: string): boolean => /\p{Script=Arabic}{2}/u.test(text);
export const arabicIn = (pattern: string, without: RegExp) => textsIn(pattern, without).filter(({ text }) => isArabic(text));
/** English sentences: texts of several words. */
export const englishIn = (pattern: string, without: RegExp) =>
  textsIn(pattern, without).filter(({ text }) => !isArabic(text) && /\w \w/.test(text));
