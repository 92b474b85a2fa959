import { expect, it } from 'vitest';
import { matching } from './presentations.ts';

const one = (id: string, text: string) => ({ id, text });
const presentations = [
  { area: 'Chest and breathing', of: [one('chest-pain', 'Chest pain'), one('asthma', 'Asthma attack')] },
  { area: 'البطن', of: [one('abdominal-pain', 'ألم في البطن'), one('diarrhoea', 'الإسهال')] },
];

it.each([
  ['', ['chest-pain', 'asthma', 'abdominal-pain', 'diarrhoea']],
  ['PAIN', ['chest-pain']],
  ['pain che', ['chest-pain']],
  ['breath', ['chest-pain', 'asthma']],
  ['ain', []],
  ['اسهال', ['diarrhoea']],
  ['الاسهال', ['diarrhoea']],
  ['بطن أَلم', ['abdominal-pain']],
])('%j finds %j', (typed, found) => {
  expect(matching(presentations, typed).map(({ id }) => id)).toEqual(found);
});
