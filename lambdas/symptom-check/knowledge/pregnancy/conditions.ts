import { all, any } from '../kinds/condition.ts';

export const late = any('late-pregnancy', 'over-20-weeks');
export const bleeds = any('vaginal-bleeding', 'heavy-bleeding', 'pad-each-hour', 'bleeding');
export const ill = any('rigors', 'sepsis-signs', 'confused', 'low-pressure', all('fever', 'drowsy'));
export const notEveryday = [
  'fever',
  'belly-pain',
  'pelvic-pain',
  'vaginal-bleeding',
  'bleeding',
  'headache',
  'blurred-vision',
  'flashes',
  'upper-right',
  'face-hand-swelling',
  'raised-pressure',
  'chest-pain',
  'breathless',
  'leg-swelling',
  'less-movement',
  'waters-broken',
  'labour',
  'urine-burning',
  'severe',
  'severe-pain',
  'fainted',
  'palms-itch',
  'keeps-nothing',
] as const;
