/** The statements in a record's texts beside the names in them. */
import { fold } from '../clinic/names.ts';

/** A text folded word by word, because a folded name has a maximum length. */
const folded = (text: string): string => text.split(/\s+/).map(fold).join(' ').replaceAll('-', ' ').replaceAll(/ +/g, ' ').trim();

/** A text folded clause by clause, because a denial applies only to its own clause. */
const clausesOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/g[\s.-]*6[\s.-]*p[\s.-]*d\b|gp6d|g6dp|glucose[\s-]*6[\s-]*phosphate(?:[\s-]*dehydrogenase)?/gi, 'g6pd')
    .split(/[.,;،؛|\n]|\s(?:but|ولا|لكن)\s/i)
    .map(folded)
    .filter(Boolean);

const intolerance = /\b(?:intoleran\w*|nause\w*|vomit\w*|upset|dizz\w*|side effects?)\b|عدم تحمل|غثيان|دوخه|دوار|اثار جانبيه/;
/** Signs of an allergy or of anaphylaxis, without vomiting and dizziness, which are signs of both allergy and intolerance (WAO 2020). */
const allergic = new RegExp(
  [
    'anaph|hypotens|low (?:bp|blood)|collap|shock|faint|syncop|unconsc|swel|swol|o?edema|hive|urtic|wheez|weez|breath|bronchosp|chok|stridor',
    'rash|itch|prurit|blister|peel|necrolysis|stevens|dress|sjs',
    'تورم|ورم|متورم|انتفاخ|ضيق|تنفس|نفس|اختناق|صفير|طفح|شري|ارتكاريا|حكه|هرش|صدمه|هبوط|اغماء|تاق',
  ].join('|'),
);
/** Whether a text describes an intolerance and no sign of an allergy. */
export function isIntolerance(text: string): boolean {
  const said = folded(text);
  return intolerance.test(said) && !allergic.test(said);
}

const lack = /(?:انيميا|فقر (?:ال)?دم|تكسر(?: (?:ال)?دم)?|نقص (?:انزيم|خميره)|حساسيه|تحسس)/.source;
const beans = /(?:ب|ل|من )?(?:ال)?(?:فول|بقوليات|باقلاء)(?! (?:ال)?سوداني)/.source;
const enzyme = `(?:${/g6pd|favism|fava beans?|broad beans?|(?:ال)?تفول|(?:ال)?فوال/.source}|${lack} ${beans})`;
const about = new RegExp(enzyme);
const no = /\b(?:no|not|non|without|denies|negative for|free of)(?: (?:any|known|to have|a|case|history|hx|evidence|of))* /.source;
const noArabic =
  /(?:لا يوجد|لا توجد|ليس لديه|ليس لديها|ليس عنده|ليس عندها|ما عنده|ما عندها|لا يعاني من|لا تعاني من|بدون|عدم وجود|ينفي|تنفي)(?: نقص| انزيم)* /
    .source;
const tested = /(?: enzyme)?(?: deficien\w+)?(?: (?:status|level|activity|assay|test|screen|screening|result))?(?: (?:is|was))?/.source;
const sound =
  / (?:no|nil|none|neg|negative|ve|normal|absent|excluded|ruled out|not deficient|sufficient|unknown|not known|not tested|not done|pending)/
    .source;
const soundArabic = / (?:طبيعي|سليم|لا|سلبي|غير معروف)/.source;
const rest = /(?: (?:range|result|at birth|\d+))*$/.source;
/** Matches a denied or unknown deficiency, directly at its name: "no" before another word, or "normal" after one, refers to that word. */
const denied = new RegExp(`${no}${enzyme}|${noArabic}${enzyme}|${enzyme}${tested}(?:${sound}|${soundArabic})${rest}`);
/** Whether a text mentions a G6PD deficiency. */
export const saysG6pdDeficient = (text: string): boolean => clausesOf(text).some((clause) => about.test(clause) && !denied.test(clause));
