import { describe, expect, it } from 'vitest';
import { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { assess } from '../assessment.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { type FindingId, findings } from '../knowledge/vocabulary.ts';

const askedOf = (description: string, form: object = {}): readonly FindingId[] => {
  const request = SymptomCheckRequest.parse({ symptoms: { description, ...form } });
  const first = assess(request);
  const answers = { shown: first.asked, ticked: [], sure: false, removed: [], chosen: [] };
  return [...first.asked, ...assess(request, undefined, [answers]).asked];
};
const notOf = (id: FindingId): readonly string[] => {
  const { notOf: who = [] }: Finding = findings[id];
  return who;
};

const complaints = [
  'ear itches after swimming',
  'red eye with sticky discharge',
  'lower back pain after lifting boxes',
  'temp 39.6 four months girl, vaccination was on same day, she looks good',
  'my belly hurts low on one side and I feel sick',
  'ألم في الصدر يظهر عند المشي السريع ويختفي مع الراحة، ولم أكن أشعر به قبل ثلاثة أسابيع',
  'ضغطي لما بقيسه في الصيدلية كل مرة ١٦٠ على ٩٥، وأنا حاسس اني زي الفل ومفيش صداع',
  'شفايفي متشققه من البر والهوا ثلاث ايام، وتنشف كل شوي، شنو احط عليها',
  'تعبانة ومالي خلق لشي',
];

describe.each([
  ['a man of 30', { age: 30, gender: 'male' }, ['male']],
  ['a woman of 70', { age: 70, gender: 'female' }, ['female', 'over-60']],
  ['a boy of 2', { age: 2, gender: 'male' }, ['male', 'under-12']],
  ['a girl of 8', { age: 8, gender: 'female' }, ['female', 'under-12']],
])('%s', (_who, form, kinds) => {
  it.each(complaints)('is not asked what they cannot have: %s', (description) => {
    const asked = askedOf(description, form);
    expect(asked.filter((id) => notOf(id).some((kind) => kinds.includes(kind)))).toEqual([]);
  });
});

const ofDespair: readonly FindingId[] = ['self-harm', 'suicide-plan', 'despair', 'harm-others', 'violent-now', 'voices-command'];
it.each([
  'a terrible toothache, my cheek is swollen and I could not sleep',
  'ضرسي يضرب علي وخدي وارم وما نمت',
  'I cut my finger while cooking',
  'tired for two weeks and I sleep badly',
  'my 2 year old son has fever 39 since yesterday, not eating and crying a lot',
])('nobody is asked about suicide or violence with: %s', (description) => {
  expect(askedOf(description).filter((id) => ofDespair.includes(id))).toEqual([]);
});

it.each(['a terrible toothache, my cheek is swollen and I could not sleep', 'ضرسي يضرب علي وخدي وارم وما نمت'])(
  'nobody who could not sleep for pain is asked about sleep: %s',
  (description) => {
    const ofSleep: readonly FindingId[] = ['no-sleep-days', 'psychosis', 'mania', 'asleep-at-wheel', 'sleep-pauses', 'after-birth'];
    expect(askedOf(description).filter((id) => ofSleep.includes(id))).toEqual([]);
  },
);

it('who is low is asked about it', () => {
  expect(askedOf('I feel so low and empty for weeks, nothing gives me joy', { age: 30 })).toContain('self-harm');
});

it.each(['my wife is 7 months pregnant and has a bad headache', 'جرح القيصرية صرلو ٨ ايام، طرفو صار احمر وعم ينزل شي اصفر'])(
  'a man who asks for his wife and gives his own sex is asked about her: %s',
  (words) => {
    expect(askedOf(words, { gender: 'male' })).toEqual(askedOf(words));
  },
);
