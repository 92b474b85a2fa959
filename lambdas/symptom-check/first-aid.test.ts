import { expect, it } from 'vitest';
import type { Language } from '#contract/base/language.ts';
import { type SeverityLevel, SymptomCheckRequest } from '#contract/symptom-check.ts';
import { assess } from './assessment.ts';

/** What a person writes, with age and sex, and what the answer must be, must say and must not say. */
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

/** The right level with the wrong first aid also harms: each of these once had one or the other wrong. */
const lines: readonly Line[] = [
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
    /nothing by mouth|no feed|do not feed/i,
    /offer the breast/i,
  ],
  // Poisons.
  ['neighbour fumigated his flat and my children are vomiting', 'en', { age: 5 }, emergency, /out/i],
  ['جارنا رش مبيد للحشرات واولادي يتقيؤون', 'ar', { age: 5 }, emergency, /أخرج|اخرج/],
  ['my son swallowed a button battery', 'en', { age: 2 }, emergency, /battery|at once|now/i],
  ['drank bleach by mistake', 'en', { age: 30 }, today, /rinse/i, /(?<!no |or |, )(?:milk|oil|salt water)/i],
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

it('a reason quotes the words to their end', () => {
  const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: 'Burning when I pee' }, language: 'en' }));
  expect(assessment.reasons).toContain('Burning urine: “Burning when I pee”');
});

it('the reasons are of what was said', () => {
  const { assessment } = assess(SymptomCheckRequest.parse({ symptoms: { description: 'lips swollen after eating nuts' }, language: 'en' }));
  expect(assessment.reasons).not.toEqual([]);
  expect(assessment.reasons.join()).not.toMatch(/testicle/i);
});
