import {
  type Action,
  type Assessment,
  type Language,
  type SeverityLevel,
  type SymptomCheckRequest,
  severityLevels,
} from '#contract/symptom-check.ts';
import { type Fact, type Facts, factsOf } from './facts.ts';
import { type Finding, findings } from './lexicon.ts';
import { alone, rules, selfCares, type When } from './rules.ts';
import { plain } from './text.ts';
import type { Topic } from './topics.ts';

const rank = (level: SeverityLevel): number => severityLevels.indexOf(level);

/** Words that ask for care even where nothing else was recognised. */
const grave = /\b(?:chest|breath\w*|conscious\w*|pregnan\w*|poison\w*|suicid\w*)|صدر|نفس|وعي|حامل|تسمم|انتحار/;

interface Ruled {
  readonly level: SeverityLevel;
  /** What the advice is about; the words of the advice are chosen by it. */
  readonly topic: Topic;
  /** The findings on which the level rests. */
  readonly because: readonly Fact[];
}
const holds = ({ all = [], any = [], none = [] }: When, is: ReadonlySet<Fact>): boolean =>
  all.every((fact) => is.has(fact)) && any.every((choices) => choices.some((fact) => is.has(fact))) && !none.some((fact) => is.has(fact));

const because = ({ all = [], any = [] }: When, is: ReadonlySet<Fact>): Fact[] => [...all, ...any.flat()].filter((fact) => is.has(fact));

/** The level that the rules give, and on what it rests; undefined when nothing was recognised. */
function ruled(request: SymptomCheckRequest, facts: Facts): Ruled | undefined {
  const { is, quotes } = facts;
  const strict = rules.filter((rule) => holds(rule, is));
  const explaining = selfCares.filter((one) => holds(one, is));
  const explained = new Set<Fact>(explaining.flatMap(({ explains, all = [], any = [] }) => [...explains, ...all, ...any.flat()]));
  const found: Ruled[] = [
    ...strict.map((rule) => ({ level: rule.level, topic: rule.topic, because: because(rule, is) })),
    ...[...quotes.keys()].flatMap((finding) => {
      const [level, topic] = alone[finding] ?? [];
      return level === undefined || topic === undefined || explained.has(finding) ? [] : [{ level, topic, because: [finding] }];
    }),
    ...explaining.map((one) => ({ level: 'Low' as const, topic: one.topic, because: because(one, is) })),
  ];
  const [worst] = found.toSorted((a, b) => rank(b.level) - rank(a.level));
  if (worst !== undefined) {
    const level = moved(worst.level, request.symptoms, is);
    // A topic's words are written for its own level.
    return level === worst.level ? worst : { ...worst, level, topic: level === 'High' ? 'other-today' : 'other-appointment' };
  }
  const told = [...quotes.keys()].some((finding) => findings[finding].kind !== 'context') || facts.understoodNumbers;
  return told || grave.test(plain(request.symptoms.description))
    ? { level: moved('Medium', request.symptoms, is), topic: 'other-appointment', because: [] }
    : undefined;
}

/**
 * How the form moves a level, never to Emergency and never down: felt as 8 or more, one up; lasting over a week, at least an
 * appointment; under 2 or from 65 with fever, vomiting or diarrhoea, at least an appointment.
 */
function moved(level: SeverityLevel, { severity, duration }: SymptomCheckRequest['symptoms'], is: ReadonlySet<Fact>): SeverityLevel {
  if (level === 'Emergency') return level;
  const frail =
    (is.has('under-2') || is.has('over-65')) && !is.has('vaccine') && (is.has('fever') || is.has('vomiting') || is.has('diarrhoea'));
  const lasting = duration === 'week-month' || duration === 'more-than-month';
  const least = level === 'Low' && (frail || lasting) ? 'Medium' : level;
  if (severity < 8) return least;
  return least === 'Low' ? 'Medium' : 'High';
}

const mostReasons = 6;
/** A finding by its name, and in the person's own words where those are others. */
function reasonsOf(because: readonly Fact[], { quotes }: Facts, language: Language): string[] {
  const first = because.filter((fact): fact is Finding => Object.hasOwn(findings, fact));
  const others = [...quotes.keys()].filter((finding) => findings[finding].kind !== 'context');
  return [...new Set([...first, ...others])].slice(0, mostReasons).map((finding) => {
    const label = findings[finding].label[language];
    const quote = quotes.get(finding);
    if (quote === undefined || plain(quote) === plain(label)) return label;
    return language === 'ar' ? `${label}: «${quote}»` : `${label}: “${quote}”`;
  });
}

const actions: Record<SeverityLevel, Action> = { Low: 'self-care', Medium: 'appointment', High: 'urgent-care', Emergency: 'emergency' };

interface Words {
  readonly analysis: string;
  readonly timeframe: string;
  readonly generalAdvice: string;
  readonly whenToSeekHelp: string;
}

const words: Record<SeverityLevel, Record<Language, Words>> = {
  Emergency: {
    en: {
      analysis: 'What you describe can be a sign of an emergency. This is not a diagnosis, but it should not wait.',
      timeframe: 'Now',
      generalAdvice:
        'Call 999 now. Stay with somebody, and keep your phone with you. Do not drive yourself, and do not eat or drink until you were seen. If the person is not breathing, the 999 call handler will tell you what to do.',
      whenToSeekHelp: 'Now. Call 999 or go to the nearest emergency department.',
    },
    ar: {
      analysis: 'ما تصفه قد يكون علامة على حالة طارئة. هذا ليس تشخيصاً، لكنه أمر لا يحتمل الانتظار.',
      timeframe: 'الآن',
      generalAdvice:
        'اتصل بالرقم 999 الآن. ابقَ مع شخص آخر وأبقِ هاتفك معك. لا تقد السيارة بنفسك، ولا تأكل أو تشرب قبل أن يفحصك الطبيب. إذا كان المصاب لا يتنفس فسيرشدك موظف الطوارئ إلى ما تفعله.',
      whenToSeekHelp: 'الآن. اتصل بالرقم 999 أو اذهب إلى أقرب قسم طوارئ.',
    },
  },
  High: {
    en: {
      analysis: 'What you describe should be looked at by a doctor today. This is not a diagnosis.',
      timeframe: 'Today',
      generalAdvice:
        'Go to an urgent care centre or see a doctor today. Rest, drink water in small sips, and do not stay alone if you feel worse.',
      whenToSeekHelp:
        'Call 999 if it gets worse quickly, or with chest pain, trouble breathing, weakness on one side, confusion, fainting or heavy bleeding.',
    },
    ar: {
      analysis: 'ما تصفه ينبغي أن يعاينه طبيب اليوم. هذا ليس تشخيصاً.',
      timeframe: 'اليوم',
      generalAdvice: 'راجع مركز رعاية عاجلة أو طبيباً اليوم. استرح واشرب الماء على دفعات صغيرة، ولا تبقَ وحدك إذا ساءت حالتك.',
      whenToSeekHelp:
        'اتصل بالرقم 999 إذا ساءت الحالة بسرعة، أو عند ألم في الصدر أو صعوبة في التنفس أو ضعف في جهة من الجسم أو تشوش أو إغماء أو نزيف شديد.',
    },
  },
  Medium: {
    en: {
      analysis: 'What you describe should be looked at by a doctor in the next days. This is not a diagnosis.',
      timeframe: 'Within 24-48 hours',
      generalAdvice: 'Make an appointment at your health centre. Until then rest, drink enough, and note how the symptoms change.',
      whenToSeekHelp:
        'Seek care the same day if it gets worse, if fever is high or lasts, or if you cannot keep fluids down. In an emergency call 999.',
    },
    ar: {
      analysis: 'ما تصفه ينبغي أن يعاينه طبيب في الأيام القريبة. هذا ليس تشخيصاً.',
      timeframe: 'خلال 24 إلى 48 ساعة',
      generalAdvice: 'احجز موعداً في مركزك الصحي. وحتى ذلك الحين استرح واشرب ما يكفي وراقب تغيّر الأعراض.',
      whenToSeekHelp:
        'اطلب الرعاية في اليوم نفسه إذا ساءت الحالة أو ارتفعت الحرارة أو استمرت أو لم تستطع الاحتفاظ بالسوائل. في الطوارئ اتصل بالرقم 999.',
    },
  },
  Low: {
    en: {
      analysis: 'What you describe usually gets better by itself. This is not a diagnosis.',
      timeframe: 'See a doctor if it is not better in a few days',
      generalAdvice: 'Look after yourself at home: rest, drink enough, and ask a pharmacist what can ease the symptoms.',
      whenToSeekHelp:
        'See a doctor if it gets worse, lasts longer than a week, or if something new comes with it. In an emergency call 999.',
    },
    ar: {
      analysis: 'ما تصفه يتحسن عادة من تلقاء نفسه. هذا ليس تشخيصاً.',
      timeframe: 'راجع الطبيب إذا لم تتحسن خلال أيام قليلة',
      generalAdvice: 'اعتنِ بنفسك في البيت: استرح واشرب ما يكفي، واسأل الصيدلي عما يخفف الأعراض.',
      whenToSeekHelp: 'راجع الطبيب إذا ساءت الحالة أو استمرت أكثر من أسبوع أو ظهر عرض جديد. في الطوارئ اتصل بالرقم 999.',
    },
  },
};

const warnings: Record<Language, string> = {
  en: 'Call 999 now or go to the nearest emergency department.',
  ar: 'اتصل بالرقم 999 الآن أو اذهب إلى أقرب قسم طوارئ.',
};
const registration: Record<Language, string> = {
  en: 'Create an account for personalized health tracking',
  ar: 'أنشئ حساباً لمتابعة صحتك',
};

/** Thoughts of self-harm: NICE NG225. Warm words first, people to talk to, no score. */
const support: Record<Language, Words & { readonly warning: string }> = {
  en: {
    analysis:
      'It sounds as if you are carrying something very heavy. Thank you for saying it. You do not have to go through this alone, and help is there now.',
    timeframe: 'Now',
    generalAdvice:
      'Stay with somebody you trust, or tell somebody now. Put away what you could hurt yourself with. You can talk to the mental health line: call 16000 and press 4.',
    whenToSeekHelp: 'If you might act on these thoughts, call 999 or go to any emergency department now. They will take you seriously.',
    warning: 'If you are in danger now, call 999 or go to any emergency department.',
  },
  ar: {
    analysis: 'يبدو أنك تحمل همّاً ثقيلاً جداً. شكراً لأنك قلت ذلك. لست مضطراً لأن تمر بهذا وحدك، والمساعدة متاحة الآن.',
    timeframe: 'الآن',
    generalAdvice:
      'ابقَ مع شخص تثق به أو أخبر أحداً الآن. أبعد عنك ما قد تؤذي به نفسك. يمكنك التحدث إلى خط الصحة النفسية: اتصل بالرقم 16000 واضغط 4.',
    whenToSeekHelp: 'إذا كنت قد تقدم على إيذاء نفسك فاتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ الآن. سيأخذونك على محمل الجد.',
    warning: 'إذا كنت في خطر الآن فاتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ.',
  },
};

const notUnderstood: Record<Language, Words> = {
  en: {
    analysis:
      'We did not recognise a symptom in your words, so we cannot say how urgent this is. Please describe what you feel, where, and since when.',
    timeframe: 'When you feel unwell',
    generalAdvice: 'If you feel ill and cannot put it into words, see a doctor or call your health centre.',
    whenToSeekHelp: 'Call 999 at once for chest pain, trouble breathing, weakness on one side, heavy bleeding, fainting or a fit.',
  },
  ar: {
    analysis: 'لم نتعرّف على عرض في كلماتك، لذلك لا نستطيع تحديد مدى الاستعجال. يرجى وصف ما تشعر به، وأين، ومنذ متى.',
    timeframe: 'عندما تشعر بتوعك',
    generalAdvice: 'إذا كنت تشعر بالمرض ولا تستطيع وصفه فراجع الطبيب أو اتصل بمركزك الصحي.',
    whenToSeekHelp: 'اتصل بالرقم 999 فوراً عند ألم في الصدر أو صعوبة في التنفس أو ضعف في جهة من الجسم أو نزيف شديد أو إغماء أو تشنج.',
  },
};

const scores: Record<SeverityLevel, number> = { Low: 2, Medium: 5, High: 7, Emergency: 10 };

/** The rules' assessment of a description: deterministic, in the asker's language. */
export function assess(request: SymptomCheckRequest): Assessment {
  const { language } = request;
  const base = { understood: true, supportive: false, registrationPrompt: registration[language], language, engine: 'rules' as const };
  const facts = factsOf(request);
  if (facts.is.has('self-harm')) {
    const { timeframe, warning, ...texts } = support[language];
    return {
      ...base,
      ...texts,
      supportive: true,
      severity: 'Emergency',
      registrationPrompt: '',
      recommendations: { action: 'emergency', timeframe },
      emergencyWarning: warning,
      reasons: [],
    };
  }
  const result = ruled(request, facts);
  if (result === undefined) {
    const { timeframe, ...texts } = notUnderstood[language];
    return { ...base, ...texts, understood: false, recommendations: { action: 'appointment', timeframe }, reasons: [] };
  }
  const { level, because } = result;
  const { timeframe, ...texts } = words[level][language];
  return {
    ...base,
    ...texts,
    severity: level,
    urgencyScore: scores[level],
    recommendations: { action: actions[level], timeframe },
    reasons: reasonsOf(because, facts, language),
    ...(level === 'Emergency' && { emergencyWarning: warnings[language], registrationPrompt: '' }),
  };
}
