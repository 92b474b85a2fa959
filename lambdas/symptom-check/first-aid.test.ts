import { expect, it } from 'vitest';
import type { Language } from '#contract/base/language.ts';
import type { SeverityLevel } from '#contract/symptom-check/disposition.ts';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from './assessment.ts';
import { type Fact, type Facts, holds, isFinding } from './facts/facts.ts';
import type { Sentence, Topic } from './knowledge/kinds/topic.ts';
import { type FindingId, advice, findings } from './knowledge/vocabulary.ts';

/** A description with age and sex, and what the answer must be, must say and must not say. */
type Line = readonly [
  text: string,
  language: Language,
  who: { readonly age?: number; readonly ageMonths?: number; readonly gender?: 'male' | 'female'; readonly pregnant?: boolean },
  levels: readonly (SeverityLevel | undefined)[],
  says?: RegExp | undefined,
  never?: RegExp | undefined,
];

const emergency = ['Emergency'] as const;
const today = ['High', 'Emergency'] as const;

/** The right level with the wrong first aid also harms: each of these cases once had one or the other wrong. */
const lines: readonly Line[] = [
  // Whoever is ill from heat is cooled and drinks, whatever else decided.
  ['I have been working in the heat all day, now vomiting, cramps and feeling hot and weak', 'en', {}, today, /shade/i, /nothing to eat/i],
  [
    'working outside in sun all day sir now vomiting and leg cramps body very hot',
    'en',
    { age: 34 },
    today,
    /shade/i,
    /rash|nothing to eat/i,
  ],
  ['كنت اشتغل بالشمس من الصبح ودخت وراسي يعورني وارجع', 'ar', {}, today, /الظل/, /لا طعام/],
  // Aspirin is for pressing chest pain, not for a torn aorta or a failing heart.
  ['sudden severe tearing pain in chest and back', 'en', { age: 60 }, emergency, undefined, /chew .*aspirin/i],
  ['sudden severe pain in my chest and back', 'en', { age: 60 }, emergency, undefined, /chew one adult aspirin/i],
  ['heart failure patient, legs swollen and cannot breathe lying flat', 'en', { age: 70 }, today, undefined, /chew/i],
  ['pressing chest pain since one hour, it is mild', 'en', { age: 55, gender: 'male' }, emergency, /300 mg|aspirin/i],
  ['pressing chest pain with a cough, it comes again and again', 'en', { age: 55 }, emergency],
  ['ضيق في الصدر وعرق', 'ar', { age: 50 }, emergency],
  ['pain in the upper belly with vomiting and sweating', 'en', { age: 60 }, today],
  ['pain in the upper belly with vomiting', 'en', { age: 60 }, today],
  ['my jaw hurts when I climb stairs and stops when I rest', 'en', { age: 58 }, today, undefined, /dentist/i],
  [
    'Crushing chest pain spreading to my left arm for 30 minutes, sweating and short of breath',
    'en',
    { age: 34 },
    emergency,
    /aspirin/i,
    /child|lap/i,
  ],
  // In Arabic an earring and the throat are one word: a sore throat is not something swallowed, nor acid from the stomach.
  ['ألم في الحلق مع حرارة وصعوبة في البلع', 'ar', { age: 30 }, ['Medium', 'High'], /غرغر/, /القيء|المعدة|الحموضة/],
  // "And fever" is spelled like a word for the sickness of pregnancy.
  ['التهاب في الحلق وحمى وصعوبة في البلع', 'ar', { age: 30, gender: 'male' }, ['Medium', 'High'], /غرغر/, /الحوامل|الجنين/],
  ['سعال وحمى منذ يومين', 'ar', { age: 30 }, ['Low', 'Medium', 'High'], undefined, /الحوامل|الجنين/],
  ['بنتي بلعت حلق ذهب', 'ar', { age: 2 }, today, /القيء/],
  ['بنتي بلعت حلقها', 'ar', { age: 2 }, today, /القيء/],
  // Self-harm that has happened needs first aid.
  ['she took a lot of pills to die and is very sleepy', 'en', { age: 20 }, emergency, /999.*(seem|even)|on (?:their|the) side/i],
  // Heat: cooling wins over confusion and collapse.
  ['worker is confused and very hot after working in the sun', 'en', { age: 30 }, emergency, /cool/i],
  ['عامل مشوش وحرارته عالية جدا بعد الشغل في الشمس', 'ar', { age: 30 }, emergency, /برّ?د|تبريد|بارد/],
  // A torn aorta gets no aspirin and no spray, a torn placenta an ambulance.
  ['sudden severe pain in chest and back', 'en', { age: 58, gender: 'male' }, emergency, /not take aspirin/i, /chew|spray/i],
  ['ألم شديد مفاجئ في الصدر والظهر', 'ar', { age: 58, gender: 'male' }, emergency, /لا أسبرين/, /امضغ|بخاخ/],
  [
    '32 weeks pregnant, sudden severe belly pain, womb hard',
    'en',
    { age: 30, gender: 'female', pregnant: true },
    emergency,
    /call 999 now/i,
    /pregnancy is possible|or go to an emergency/i,
  ],
  [
    '32 weeks pregnant, sudden severe pain, womb hard',
    'en',
    { age: 30, gender: 'female', pregnant: true },
    emergency,
    /left side/i,
    /or go to an emergency department with/i,
  ],
  ['pregnant 34 weeks, blood pressure 170/115', 'en', { age: 30, gender: 'female', pregnant: true }, emergency, /call 999 now/i],
  // Nitrates after tablets for erection.
  ['pressing chest pain for 30 minutes, spreading to the arm', 'en', { age: 60, gender: 'male' }, emergency, /not after Viagra/],
  ['ألم ضاغط في الصدر يمتد إلى الذراع', 'ar', { age: 60, gender: 'male' }, emergency, /فياغرا.*سياليس/],
  // A person with chest pain is not told to call if chest pain occurs.
  ['chest pain when I press on it, mild', 'en', { age: 25 }, ['Low', 'Medium', 'High'], /spreads/, /999 for chest pain|, chest pain/i],
  [
    'stabbing chest pain when breathing in',
    'en',
    { age: 25 },
    ['Medium', 'High', 'Emergency'],
    undefined,
    /999 for chest pain|, chest pain/i,
  ],
  // Vomiting without stool or wind is a blocked bowel.
  [
    'my bowel habit changed for three weeks, sometimes loose',
    'en',
    { age: 50 },
    ['Medium', 'High'],
    /emergency department if there is vomiting with no stool/,
  ],
  // Who is lost is not dead.
  ['والدي عنده زهايمر ويطلع من البيت ويضيع', 'ar', { age: 75 }, ['Medium', 'High', 'Emergency'], /ضاع المريض/, /فقدان المريض/],
  // Low sugar in the unit of either meter.
  ['sugar 3.4 and shaky, diabetic, awake', 'en', { age: 45 }, today, /4 mmol\/L \(70 mg\/dL\)/],
  // Two medicines with paracetamol are an overdose.
  ['runny nose, sore throat, mild fever and body aches', 'en', { age: 30 }, ['Low', 'Medium'], /cold or flu medicine that contains it/],
  ['رشح وألم في الحلق وحرارة خفيفة', 'ar', { age: 30 }, ['Low', 'Medium'], /دواء للزكام أو الإنفلونزا يحتوي عليه/],
  // Babies are held and get 5 breaths; a child is not pressed as deep as a grown person.
  [
    'my newborn stopped breathing and went blue',
    'en',
    { ageMonths: 0 },
    emergency,
    /hold the baby.*third of its depth/is,
    /sit upright|5 to 6 cm/i,
  ],
  ['my baby is turning blue', 'en', { ageMonths: 3 }, emergency, /hold the baby.*third of its depth/is, /sit upright|5 to 6 cm/i],
  ['رضيعي لونه يزرق', 'ar', { ageMonths: 3 }, emergency, /احمل الرضيع.*بثلث عمقه/s, /اجلس منتصباً|5 إلى 6 سم/],
  ['blue lips and hard to breathe', 'en', { age: 2 }, emergency, /third of its depth/is, /5 to 6 cm/i],
  ['blue lips and hard to breathe', 'en', { age: 30 }, emergency, /5 to 6 cm/is, /third of its depth/i],
  // A rash or painful joints after a journey may be dengue as well.
  ['fever, rash, joint pain, back from Thailand', 'en', { age: 30 }, today, /malaria test.*not take ibuprofen or aspirin/is],
  ['fever with rash after travel, pain behind the eyes', 'en', { age: 30 }, today, /malaria test.*not take ibuprofen or aspirin/is],
  ['حرارة وطفح وألم في المفاصل بعد السفر إلى الهند', 'ar', { age: 30 }, today, /فحص الملاريا.*لا إيبوبروفين ولا أسبرين/s],
  // Bleeding: its place decides what helps.
  ['nosebleed pouring for an hour, it does not stop', 'en', { age: 65 }, emergency, /lean forward/i, /lie down/i],
  ['bleeding from the throat, tonsils were taken out 6 days ago', 'en', { age: 8 }, emergency, /lean forward|spit/i, /lie down/i],
  [
    'gave birth yesterday and blood is pouring, soaking pad after pad',
    'en',
    { age: 28, gender: 'female' },
    emergency,
    /rub/i,
    /press (?:hard )?on the wound/i,
  ],
  ['finger cut off by a saw, blood spurting', 'en', { age: 35 }, emergency, /press|bag|ice/i, /neck/i],
  // After a dive, the person lies flat.
  ['joint pain and numb legs two hours after scuba diving', 'en', { age: 30 }, emergency, /flat/i, /do not lie down/i],
  ['short of breath after coming up from a dive', 'en', { age: 30 }, emergency, /flat/i, /do not lie down/i],
  // Newborns.
  ['my newborn is yellow, skin and eyes', 'en', { ageMonths: 0 }, today, /feed/i, /sips of water/i],
  ['طفلي مولود جديد لونه اصفر وعيونه صفرا', 'ar', { ageMonths: 0 }, today, /رض/],
  [
    'my baby vomits green since this morning',
    'en',
    { ageMonths: 0 },
    emergency,
    /not give anything by mouth|no feed|do not feed/i,
    /offer the breast/i,
  ],
  // Poisons.
  ['neighbour fumigated his flat and my children are vomiting', 'en', { age: 5 }, emergency, /out/i],
  ['جارنا رش مبيد للحشرات واولادي يتقيؤون', 'ar', { age: 5 }, emergency, /يخرج|أخرج|اخرج/],
  ['my son swallowed a button battery', 'en', { age: 2 }, emergency, /battery|at once|now/i],
  ['drank bleach by mistake', 'en', { age: 30 }, today, /rinse/i, /(?<!not take |or |, )(?:milk|oil|salt water)/i],
  // Marine stings: heat, not cold.
  ['لسعني قنديل البحر في رجلي', 'ar', { age: 20 }, ['Low', 'Medium'], /ماء البحر/, /كمادات? باردة/],
  ['stepped on a stonefish, terrible pain in the foot', 'en', { age: 30 }, today, /hot/i],
  // Cases that only the plan for a known illness helps.
  ["I have Addison's, vomiting and very weak", 'en', { age: 40 }, emergency, /hydrocortisone/i],
  ['fever and body pain, came back from Kerala one week ago', 'en', { age: 30 }, today, /ibuprofen|aspirin/i],
  ['fever, stiff neck and a purple rash', 'en', { age: 20 }, emergency, /palms|soles|dark skin/i],
  ['sickle cell, chest pain and fever', 'en', { age: 20 }, emergency],
  ['sickle cell crisis, severe pain in both legs', 'en', { age: 20 }, emergency],
  ['sickle cell child very pale and sleepy', 'en', { age: 4 }, emergency],
  ['G6PD, ate fava beans, dark urine', 'en', { age: 6 }, emergency],
  ['pregnant 34 weeks, blood pressure 150/95', 'en', { age: 30, gender: 'female', pregnant: true }, today],
  ['headache and dizzy after smoking shisha in a closed room', 'en', { age: 25 }, today],
  ['took captagon, very hot and agitated', 'en', { age: 25 }, emergency],
  ['sugar 3.6 and sweating, diabetic', 'en', { age: 45 }, today, /juice|soft drink/i],
  ['dengue with bleeding gums', 'en', { age: 30 }, emergency],
  ['contact with MERS patient, now breathless', 'en', { age: 40 }, emergency],
  ['wound in seawater, now dark blisters and fever', 'en', { age: 50 }, emergency],
  ['car crash, my hands are numb and neck hurts', 'en', { age: 30 }, emergency, /still/i, /sling/i],
  ['fell while kite surfing, legs are tingling', 'en', { age: 30 }, emergency],
  ['my employer beats me, I am a house maid', 'en', { age: 30, gender: 'female' }, ['Medium', 'High', 'Emergency']],
  // A baby is not an adult, and a fit in known epilepsy is not a first fit.
  ['baby pulse 140, feeding well, no fever', 'en', { ageMonths: 6 }, ['Low', 'Medium', undefined], undefined, /coffee|smok/i],
  ['known epilepsy, one usual fit of 1 minute, awake again and as always', 'en', { age: 25 }, ['Low', 'Medium', 'High']],
  ['lips swollen after eating nuts', 'en', { age: 20 }, emergency, /adrenaline|pen/i],
];

it.each(lines.map(([text, language, who, levels, says = /./, never = /(?!)/]) => ({ text, language, who, levels, says, never })))(
  '$text',
  ({ text, language, who, levels, says, never }) => {
    const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: text.padEnd(10, '.'), ...who }, language }));
    const advice = `${assessment.generalAdvice} ${assessment.whenToSeekHelp}`;
    expect(levels).toContain(assessment.severity);
    expect(advice).toMatch(says);
    expect(advice).not.toMatch(never);
  },
);

it('a reason quotes whole words', () => {
  const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: 'Burning when I pee' }, language: 'en' }));
  expect(assessment.reasons).toContain('Burning urine: “Burning when I pee”');
});

it('the reasons come from what was said', () => {
  const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: 'lips swollen after eating nuts' }, language: 'en' }));
  expect(assessment.reasons).not.toEqual([]);
  expect(assessment.reasons.join()).not.toMatch(/testicle/i);
});

/** The sentences of a topic for a person with exactly these facts. */
const saidTo = ({ doing, seekHelp = [] }: Topic, present: readonly FindingId[], absent: readonly FindingId[]): readonly Sentence[] => {
  const known = (ids: readonly FindingId[], is: boolean): [FindingId, Fact][] => ids.map((id) => [id, { is, by: 'form' }]);
  const facts: Facts = new Map([...known(present, true), ...known(absent, false)]);
  return [...doing, ...seekHelp].filter(
    ({ when, unless = [] }) => (when === undefined || holds(when, facts) === true) && !unless.some((id) => present.includes(id)),
  );
};
const young = ['under-1', 'under-2', 'under-5', 'under-16', 'under-40'] as const;
const ages: readonly (readonly FindingId[])[] = [young, young.slice(1), young.slice(2), young.slice(3)];
/** Chest compressions of a grown person, in either language, and of a child. */
const grown = /5 to 6 cm|100 to 120|hard and fast|5 إلى 6 سم|100 إلى 120|بقوة وسرعة/;
const childs = [/(?=.*third)(?=.*5 breaths)(?=.*30 presses)/, /(?=.*ثلث)(?=.*5 أنفاس)(?=.*30 ضغطة)/];

it("no one under 16 gets an adult's chest compressions, and the same topics have a child's", () => {
  const topics = Object.entries<Topic>(advice);
  const wrong = topics.flatMap(([id, topic]) => {
    const adults = saidTo(topic, ['over-16'], young.slice(0, 4)).filter(({ text }) => text.some((one) => grown.test(one)));
    return ages.flatMap((age) => {
      const said = saidTo(topic, age, ['over-16']);
      const isGrown = said.some(({ text }) => text.some((one) => grown.test(one)));
      const hasOwn = childs.every((own, language) => said.some(({ text }) => own.test(text[language] ?? '')));
      return isGrown || (adults.length > 0 && !hasOwn) ? [`${id}, ${age[0]}`] : [];
    });
  });
  expect(wrong).toEqual([]);
  expect(topics.filter(([, topic]) => saidTo(topic, ['over-16'], []).some(({ text }) => grown.test(text[0]))).length).toBeGreaterThan(12);
});

it('fever after a journey always mentions malaria and dengue', () => {
  const wrong = Object.keys(findings)
    .filter(isFinding)
    .flatMap((id) => {
      const ticked = ['fever', 'travel', id] as const;
      const request = SymptomCheckRequest.parse({ symptoms: { description: 'see the answers', age: 30 }, language: 'en' });
      const { assessment, facts } = assess(request, undefined, [{ shown: [], ticked, sure: true, removed: [], chosen: [] }]);
      const said = assessment.generalAdvice;
      if (assessment.supportive || facts.get('fever')?.is !== true || facts.get('travel')?.is !== true) return [];
      return /malaria/i.test(said) && /not take ibuprofen or aspirin|chew 300 mg aspirin|heart spray/.test(said) ? [] : [`${id}: ${said}`];
    });
  expect(wrong).toEqual([]);
});
