/**
 * Presentations that must always be answered with "emergency", as people say them. Text is matched after `plain`: lower
 * case, Arabic without diacritics and letter variants. Sources: NHS "When to call 999" (England), Manchester Triage Group
 * discriminators (red, orange), AHA stroke and cardiac arrest warning signs.
 */
interface RedFlag {
  readonly id: string;
  readonly source: string;
  readonly en: RegExp;
  readonly ar: RegExp;
}

export const redFlags: readonly RedFlag[] = [
  {
    id: 'chest-pain',
    source: 'NHS 999; AHA heart attack warning signs',
    en: /chest (is |feels )?(pain|pressure|tight\w*|hurt\w*|heav\w*|crush\w*)|(pain|pressure|tightness) (in|on|across) (my |the |his |her )?chest/,
    ar: /(الم|وجع|ضغط|ضيق|نغزه|كتمه) (شديد )?(في |ب)?ال?صدر\S*|صدري (يعورني|يوجعني|يولمني)/,
  },
  {
    id: 'breathing',
    source: 'NHS 999; MTG "airway compromise", "inadequate breathing"',
    en: /(can'?t|cannot|can not|unable to|struggling to|hard to|difficulty|trouble) breath\w*|chok(ing|ed)|gasping|lips? (are |is |turn\w* )?(blue|grey|gray)/,
    ar: /(صعوبه|ضيق) (شديد )?(في |ب)?ال?(تنفس|نفس)|(ما|لا) (اقدر|استطيع|يقدر|تقدر) (اتنفس|التنفس|يتنفس|تتنفس)|اختناق|اختنق|شفاي?\S* زرق/,
  },
  {
    id: 'stroke',
    source: 'AHA/ASA F.A.S.T.; NHS 999',
    en: /(face|mouth) (is |has |feels |suddenly )*(droop\w*|dropp\w*|fall\w*|numb)|slurred speech|speech (is |has )?(slurred|gone)|(one|left|right) side (of (my |his |her |the )?(body|face) )?(is |feels |went |suddenly )*(weak|numb|paraly[sz]ed)|weak(ness)? (on|in|of) (one|the left|the right|my left|my right) (side|arm)/,
    ar: /(ثقل|تلعثم|صعوبه) (في |ب)?ال?(كلام|لسان|نطق)|(شلل|خدر|تنميل|ضعف) (في |ب)?(نصف|جهه|جانب|شق)|(ميلان|اعوجاج|انحراف|نزول) (في |ب)?ال?(وجه|فم)|(وجه|فم|حلق)\S* (مايل|معوج|منحرف)/,
  },
  {
    id: 'unconscious-or-fitting',
    source: 'NHS 999; MTG "unresponsive", "currently fitting"',
    en: /unconscious|(not|won'?t) (respond\w*|wake|waking)( up)?|passed out|collapsed|having a (fit|seizure)|(is|had a|has a) (seizure|fit)\b|seizing|convuls\w*/,
    ar: /فقد\S* (ال)?وعي\S*|فاقد (ل?ل?)وعي|غايب عن الوعي|اغم[يى] علي\S*|(ما|لا) (يستجيب|تستجيب|يصح[يى]|تصح[يى]|يرد|ترد)|تشنج\S*|صرع/,
  },
  {
    id: 'severe-bleeding',
    source: 'NHS 999; MTG "exsanguinating haemorrhage"',
    en: /(heavy|severe|uncontroll\w+|a lot of|massive) bleed\w*|bleed\w* (heavily|a lot|badly|that )?(won'?t|will not|doesn'?t|does not)? ?stop|(cough|vomit|throw|spit)\w*( up)? (of )?blood/,
    ar: /نزيف (شديد|حاد|قوي|ما يوقف|لا يتوقف)|(ينزف|تنزف|انزف|نزف) (بشده|وايد|كثير\S*)|(استفراغ|ترجيع|قيء|كحه|سعال|ارجع|استفرغ|اكح) (ب|مع )?(ال)?دم/,
  },
  {
    id: 'anaphylaxis',
    source: 'NHS 999 (anaphylaxis); Resuscitation Council UK',
    en: /(tongue|throat|lips?|face) (is |are |feels? |started |keeps? )*(swell\w*|swollen|clos\w*)|swell\w* (of|in) (my |the |his |her )?(tongue|throat|lips?|face)|anaphyla\w*/,
    ar: /(تورم|انتفاخ|ورم) (في |ب)?ال?(لسان|حلق|شفا\S*|شفه|وجه|بلعوم)|(لساني|حلقي|شفاتي|وجهي) (منتفخ\S*|متورم\S*|ورم\S*)/,
  },
  {
    id: 'self-harm',
    source: 'NHS 999 / mental health crisis',
    en: /(kill|harm|hurt) (myself|himself|herself)|suicid\w*|end my life|(want|going) to die|overdos\w*/,
    ar: /انتحار|انتحر|(اقتل|اذي|ااذي|ايذاء) (نفسي|نفسه|نفسها|النفس)|(ابي|اريد|ودي|ابغى|ابغي) (اموت|انهي حياتي)|انهي حياتي|جرعه زايده/,
  },
  {
    id: 'meningitis',
    source: 'NHS meningitis; NICE NG240',
    en: /stiff neck|neck (is |feels )?(very )?stiff|rash (that )?(does not|doesn'?t|won'?t) (fade|disappear)/,
    ar: /(تيبس|تصلب|تشنج) (في |ب)?ال?(رقبه|عنق)|(رقبتي|رقبته|رقبتها) (متيبسه|متصلبه|يابسه)/,
  },
  {
    id: 'worst-headache',
    source: 'NICE CG150; NHS 999',
    en: /worst headache|thunderclap|sudden (and )?(very )?(severe|terrible|extreme|agonising) headache/,
    ar: /اسو[اءا] صداع|اقو[ىي] صداع|صداع (مفاجي|مفاجء|شديد مفاجي|حاد مفاجي)\S*/,
  },
  {
    id: 'poisoning',
    source: 'NHS 999; MTG "overdose and poisoning"',
    en: /(swallow\w*|drank|drunk|ate|took) (some |a lot of |too many |the )?(bleach|poison|detergent|pesticide|battery|batteries|pills|tablets|chemical\w*|cleaner)|poison(ed|ing)/,
    ar: /(شرب\S*|بلع\S*|اكل\S*|ابتلع\S*) (ماده )?(سم|كلور|كلوركس|مبيض|منظف\S*|مبيد|بطاريه|مواد|حبوب كثيره|حبوب وايد)|تسمم/,
  },
];

/** Text as the rules read it: NFKC, lower case, straight quotes, Arabic without diacritics, tatweel and letter variants. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u0610-\u061A\u064B-\u065F\u0670\u0640]/g, '')
    .replaceAll(/[إأآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll(/[ؤ]/g, 'و')
    .replaceAll(/[ئ]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A denial shortly before a phrase, in the same clause: "no chest pain", "ما عندي الم في الصدر". */
const denied =
  /(\b(no|not|never|without|denies|deny|don'?t have|doesn'?t have|do not have|didn'?t have|haven'?t)\b( (any|a|an|have|had|having|feel|feeling|some|the|my))*|(^|\s)و?(بدون|بلا|ليس|ليست|لست|مو|مب|مافي|مافيه|ما عندي|ما فيني|ما عنده|ما عندها|لا يوجد|لا اعاني|لا اشكو|لا اشعر)( (اي|من|ب|عندي|لدي|فيني|يوجد))*) ?$/;

/** The red flags that a description speaks of and does not deny. */
export function redFlagsIn(description: string): RedFlag[] {
  return plain(description)
    .split(/[.!?;؟؛\n]+|\bbut\b|\s(?:لكن|بس)\s/)
    .reduce<RedFlag[]>((found, clause) => {
      for (const flag of redFlags) {
        if (found.includes(flag)) continue;
        for (const pattern of [flag.en, flag.ar]) {
          const match = pattern.exec(clause);
          if (match !== null && !denied.test(clause.slice(0, match.index).trimEnd())) found.push(flag);
        }
      }
      return [...new Set(found)];
    }, []);
}
