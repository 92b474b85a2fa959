import type { Ages } from '#contract/care-directory/where-to-go.ts';
import { ageGroups, isOfGroup } from '#contract/symptom-check/age-groups.ts';
import type { About, Duration, SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import type { FindingId } from '../knowledge/vocabulary.ts';
import type { Reading } from '../read/lexicon.ts';
import { type Measures, measuresIn } from '../read/measures.ts';
import { type Fact, type Facts, cannotBe, isOfOneSex } from '../facts/facts.ts';

/** The form's durations, in days. */
const formDays: Record<Duration, number> = {
  'less-than-hour': 0.02,
  'few-hours': 0.2,
  today: 0.5,
  '1-2-days': 2,
  '3-7-days': 5,
  'week-month': 15,
  'more-than-month': 45,
};

/** The highest normal rates of an age. */
interface Rates {
  /** In years. */
  readonly under: number;
  readonly pulse: number;
  readonly veryFast: number;
  readonly breaths: number;
}
const adult: Rates = { under: Infinity, pulse: 110, veryFast: 130, breaths: 24 };
/** By age (PALS; WHO IMCI for breathing). An adult's limits would call every baby ill. */
const ratesByAge: readonly Rates[] = [
  { under: 1 / 6, pulse: 180, veryFast: 200, breaths: 60 },
  { under: 1, pulse: 170, veryFast: 190, breaths: 50 },
  { under: 5, pulse: 150, veryFast: 170, breaths: 40 },
  { under: 12, pulse: 130, veryFast: 150, breaths: 30 },
];
const limitAt = (years: number, of: keyof Rates): number => (ratesByAge.find(({ under }) => years < under) ?? adult)[of];
/** Whether a rate is above the limit at all of these ages; undefined if at some. */
const isAbove = (rate: number, of: keyof Rates, { from, to }: Ages): boolean | undefined =>
  rate > limitAt(from, of) ? true : rate > limitAt(to, of) ? undefined : false;

const not = (is: boolean | undefined): boolean | undefined => (is === undefined ? undefined : !is);

/** In years, both the same where an age is given: the form's, or else the text's if it is of the form's group, or else the group's. */
function agesOf({ age, ageMonths, ageGroup }: SymptomCheckRequest['symptoms'], told: Measures): Ages | undefined {
  const exact = typeof ageMonths === 'number' ? ageMonths / 12 : (age ?? undefined);
  if (exact !== undefined) return { from: exact, to: exact };
  if (told.age !== undefined && (ageGroup === undefined || isOfGroup(ageGroup, told.age))) return { from: told.age, to: told.age };
  return ageGroup && ageGroups[ageGroup];
}

/** Whether all of these ages are below one in years; undefined if only some are. */
const areUnder = ({ from, to }: Ages, years: number): boolean | undefined => (to < years ? true : from >= years ? false : undefined);

/** The ages that a word for somebody may mean, in years; places for children take them up to 13 at least. */
const agesByWord: readonly (readonly [FindingId, Ages])[] = [
  ['newborn', { from: 0, to: 1 }],
  ['child', ageGroups.child],
  ['elderly', ageGroups['65-and-over']],
];

/** Whom a check is about, as far as the form, the words, a model or the answers say. */
export function aboutOf({ symptoms }: SymptomCheckRequest, facts: Facts): About {
  const is = (id: FindingId): boolean => facts.get(id)?.is === true;
  const ages = agesOf(symptoms, measuresIn(symptoms.description));
  // Of a child whose age nobody gave, a word for a baby says more.
  const byWord = agesByWord.find(([id, { to }]) => is(id) && (ages === undefined || (ages === ageGroups.child && to < ages.to)))?.[1];
  const about = byWord ?? ages;
  return { ...(about && { ages: about }), pregnant: is('pregnant') };
}

/** What is said of a pregnancy or a birth in no other sense. */
const ofBirth: readonly FindingId[] = ['pregnant', 'after-birth', 'birth-wound'];

/**
 * A person's age, sex and measurements as findings: from the form, from numbers in the text and, if neither has them, from words for a
 * baby, a child or an old person. Measured values are present or absent; everything not stated stays unknown.
 */
export function personFacts({ symptoms }: SymptomCheckRequest, { present }: Reading): [FindingId, Fact][] {
  const told = measuresIn(symptoms.description);
  const ages = agesOf(symptoms, told);
  const facts: [FindingId, Fact][] = [];
  const add = (by: Fact['by'], is: boolean | undefined, ids: readonly FindingId[]): void => {
    if (is !== undefined) for (const id of ids) facts.push([id, { is, by }]);
  };
  const know = (is: boolean | undefined, ...ids: readonly FindingId[]): void => add('form', is, ids);
  const measured = (is: boolean | undefined, ...ids: readonly FindingId[]): void => add('measured', is, ids);
  const isSmall = present.has('newborn');
  const isChild = isSmall || present.has('child');
  // A group that a person chose says more than a word for a child; that of a child without an age says less.
  const isByWords = ages === undefined || ages === ageGroups.child;
  const isUnder = (years: number): boolean | undefined => ages && areUnder(ages, years);
  // A person who mentions no child and gives no age is not a child, nor one of 14 to 64: most advice for children would be wrong for them.
  const isTakenForAdult = !isChild && (ages === undefined || ages === ageGroups['14-64']);
  const under = (years: number, byWords: boolean): boolean | undefined =>
    isUnder(years) ?? (isByWords && byWords ? true : isTakenForAdult ? false : undefined);
  know(under(1 / 12, false), 'under-1-month');
  know(under(0.25, isSmall), 'under-3-months');
  know(under(0.5, isSmall), 'under-6-months');
  know(under(1, isSmall), 'under-1');
  know(under(2, isSmall), 'under-2');
  know(under(5, isChild), 'under-5');
  // A mother who tells of her baby is not twelve.
  know(isUnder(12), 'under-12');
  know(under(16, isChild), 'under-16');
  know(isUnder(40), 'under-40');
  const isOld = present.has('elderly');
  for (const [id, years] of [
    ['over-16', 16],
    ['over-30', 30],
    ['over-40', 40],
    ['over-50', 50],
    ['over-60', 60],
    ['over-65', 65],
  ] as const) {
    const byWords = isChild ? false : isOld ? true : undefined;
    know(years === 16 && isTakenForAdult ? true : ages === undefined ? byWords : not(isUnder(years)), id);
  }

  // A man who asks for his wife may give his own sex.
  const sex = symptoms.gender === '' || (symptoms.gender === 'male' && ofBirth.some((id) => present.has(id))) ? undefined : symptoms.gender;
  know(sex === undefined ? undefined : sex === 'male', 'male');
  know(sex === undefined ? undefined : sex === 'female', 'female');
  know(
    sex === 'male' || (ages !== undefined && (ages.to < 10 || ages.from > 55))
      ? false
      : sex === 'female' && ages !== undefined && ages.from >= 10 && ages.to <= 55
        ? true
        : undefined,
    'fertile',
  );
  const weeks = told.weeksPregnant;
  know(sex === 'male' ? false : symptoms.pregnant === true || weeks !== undefined ? true : (symptoms.pregnant ?? undefined), 'pregnant');
  know(weeks === undefined ? undefined : weeks >= 20, 'late-pregnancy', 'over-20-weeks');
  know(weeks === undefined ? undefined : weeks >= 37, 'near-term');

  // The form's answer is about everything together. If the text gives a duration too, the longer one counts.
  const form = symptoms.duration === undefined || symptoms.duration === '' ? undefined : formDays[symptoms.duration];
  const days = told.days === undefined && form === undefined ? undefined : Math.max(told.days ?? 0, form ?? 0);
  for (const [id, least] of [
    ['over-1-day', 1],
    ['over-3-days', 3],
    ['over-5-days', 5],
    ['over-week', 7],
    ['over-3-weeks', 20.9],
    ['over-6-weeks', 41.9],
  ] as const)
    know(days === undefined ? undefined : days > least, id);

  // The form knows better than the words whose body it is: a swollen cheek is no sign of pregnancy in a man.
  const isChildByForm = (agesOf(symptoms, {})?.to ?? 12) < 12;
  const isAnothers = (id: FindingId): boolean =>
    (sex !== undefined && cannotBe(id, sex)) || (isChildByForm && isOfOneSex(id) && cannotBe(id, 'under-12'));
  know(false, ...[...present.keys()].filter(isAnothers));

  const { temperature, oxygen, pulse, breaths, sugar, systolic, diastolic, tablets } = told;
  if (temperature !== undefined) {
    // A measured, normal temperature overrides the word "fever".
    measured(temperature >= 37.8, 'fever');
    measured(temperature >= 39, 'temperature-39', 'high-fever');
    measured(temperature >= 40, 'temperature-40');
    measured(temperature < 35.5, 'low-temperature');
    if (temperature >= 38.5) measured(false, 'low-fever');
  }
  if (oxygen !== undefined) {
    measured(oxygen < 92, 'low-oxygen');
    measured(oxygen < 95, 'lowish-oxygen');
  }
  const assumed = isSmall ? 0.5 : isChild ? 4 : 40;
  const isFast = (rate: number, of: keyof Rates): boolean | undefined =>
    (ages && isAbove(rate, of, ages)) ?? (isByWords && (ages === undefined || isChild) ? rate > limitAt(assumed, of) : undefined);
  if (pulse !== undefined) {
    measured(isFast(pulse, 'pulse'), 'fast-pulse');
    measured(isFast(pulse, 'veryFast'), 'very-fast-pulse');
    measured(pulse < 45, 'slow-pulse');
  }
  if (breaths !== undefined) measured(isFast(breaths, 'breaths'), 'fast-breathing');
  if (sugar !== undefined) {
    measured(sugar < 4, 'low-sugar-reading');
    measured(sugar > 15, 'high-sugar-reading');
  }
  if (systolic !== undefined) {
    measured(systolic < 90 && ages !== undefined ? not(isUnder(12)) : systolic < 90, 'low-pressure');
    measured(systolic >= 140 || (diastolic ?? 0) >= 90, 'raised-pressure');
    measured(systolic >= 160 || (diastolic ?? 0) >= 100, 'high-pressure');
    measured(systolic >= 180 || (diastolic ?? 0) >= 120, 'very-high-pressure');
  }
  if (tablets !== undefined) measured(tablets >= 10, 'many-tablets');
  know(symptoms.severity >= 8, 'felt-severe');
  return facts;
}
