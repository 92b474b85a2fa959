import { plainWithOrigin } from './text.ts';

/** The rest of a sentence, as far as an order reaches. */
const on = (most: number): string => `[^.!?؟؛;\\n]{0,${most}}`;
/** Where an order begins: a sentence, a part of one, or after a word that asks for it. */
const asked =
  '(?<=^|[.!?؟؛;,،:\\n-]\\s*|(?<!\\p{L})(?:please|and|then|now|just|only|you|must|should|always|instead|kindly|so|ثم|و|رجاء|الرجاء|فضلك|فقط|لازم|يجب ان|عليك ان) ?)';
const word = (of: string): string => `(?<!\\p{L})(?:${of})(?!\\p{L})`;

const levels = 'low|lowest|medium|minor|harmless|safe|denied|absent|negative|none|nothing|self-?care|non-?urgent|not urgent|zero|home';
const reported = `${levels}|findings?|symptoms?|levels?|severity|urgency|triage|category|json`;
const levelsInArabic = 'منخفضه?|متوسطه?|بسيطه?|منفيه?|منكره?|غير موجوده?|غير عاجله?|لا شي|صفر|سليم|رعايه ذاتيه|عنايه ذاتيه';
const reportedInArabic = `${levelsInArabic}|(?:ال)?(?:نتايج|نتيجه|اعراض|علامات|مستوي|درجه|خطوره|اولويه|تصنيف)`;

/** Orders to whoever reads the text, and claims about the text itself. Their letters are normalised. */
const orders = [
  `${word('ignore|disregard|forget|override|bypass')}${on(40)}${word('rules?|instructions?|prompts?|guidelines?|above|previous|prior|system|training|polic(?:y|ies)')}`,
  `${asked}${word('report|mark|classify|categori[sz]e|label|rate|score|treat|record|return|output|answer|reply|respond|say|write|set|assign|choose|select|conclude|assess|triage|deem|declare')}${on(60)}${word(reported)}`,
  `${asked}(?:the )?${word('level|severity|urgency|triage|category|answer|output|result')}${on(12)}${word(levels)}`,
  word(
    'you are (?:now |only |just )?(?:an? |the )?(?:ai|assistant|model|bot|chatbot|computer|program|pirate|reader)|as an? (?:ai|assistant|model|language model)|language model|system prompt|new instructions?|end of (?:text|prompt|symptoms|message|description)',
  ),
  `${asked}${word('system|assistant|developer|instructions?|النظام|المساعد|تعليمات')} ?:`,
  `${word('(?:this|above|text|message|description)(?: text| message| description)? (?:is|was)')}${on(20)}${word('test|sample|fiction|fictional|made up|simulation|simulated|drill|hypothetical|not real|placeholder')}(?: ${word('text|message|case|sentence|input|only|data|prompt|string|run')})*`,
  `${word('و?(?:تجاهل|انس|اهمل|تخط|خالف|طنش|لا تتبع|لا تلتزم)(?:ي|وا)?')}${on(40)}(?:قواعد|تعليمات|اوامر|توجيهات|ارشادات|ما سبق|اعلاه|سابق|كل ما)\\p{L}*`,
  `${asked}${word('(?:اعتبر|سجل|ابلغ|بلغ|صنف|اكتب|قل|قول|اجب|جاوب|رد|اجعل|خلي?|حدد|ضع|حط|اعط|اذكر|اختر|قيم|اخرج|احكم|اظهر)(?:ي|وا)?')}${on(60)}${word(reportedInArabic)}`,
  `${asked}${word('(?:ال)?(?:مستوي|درجه|خطوره|نتيجه|اولويه|تصنيف)')}${on(15)}${word(levelsInArabic)}`,
  `${word('(?:هذا|هذه|هاذا|هاي|ده|دي|النص|الرساله)')}${on(20)}${word('تجريبيه?|للتجربه|تجربه|اختبار|للاختبار|خياليه?|وهميه?|غير حقيقيه?|محاكاه|تمرين')}(?: (?:فقط|بس))?`,
  word('انت (?:الان |الحين |مجرد )?(?:نموذج|مساعد|روبوت|برنامج|ذكاء)|نموذج لغوي|ذكاء اصطناعي'),
];
/** Claims that say nothing to a reader by themselves: "nobody is hurt" after a crash is an answer. Beside an order they are part of it. */
const beside = [
  `${word('nobody|no one|no-one|no person|none')}${on(12)}${word('ill|sick|unwell|hurt|injured|in danger|affected|real')}`,
  word('there is no (?:real )?(?:patient|person|emergency|danger)'),
  `${word('و?(?:لا احد|محد|ما حد|مفيش حد|ما في احد|مافي احد|لا يوجد (?:احد|شخص|مريض))')}${on(15)}${word('مريض|مصاب|متضرر|تعبان|بخطر|في خطر')}`,
];
const patternOf = (of: readonly string[]): RegExp => new RegExp(of.join('|'), 'gu');
const [toReader, withOrders] = [patternOf(orders), patternOf([...orders, ...beside])];

/**
 * A description without what it says to whoever reads it ("ignore the rules above", "this is only a test"), which is about no health. What is
 * left keeps its own letters.
 */
export function withoutAddressed(description: string): string {
  const { plain: text, origin } = plainWithOrigin(description);
  if (text.search(toReader) === -1) return description;
  const cuts = Array.from(
    text.matchAll(withOrders),
    ({ 0: words, index }) => [origin[index] ?? 0, origin[index + words.length] ?? 0] as const,
  );
  const kept = [0, ...cuts.map(([, to]) => to)].map((from, at) => description.slice(from, cuts[at]?.[0]));
  return kept.join(' . ').trim();
}
