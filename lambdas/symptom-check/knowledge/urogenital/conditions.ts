import { all, any } from '../kinds/condition.ts';

export const ill = any('rigors', 'sepsis-signs', 'confused', 'low-pressure', all('fever', 'drowsy'));
export const maybePregnant = any('pregnant', 'missed-period', 'test-positive');
export const bellyHurts = any('belly-pain', 'pelvic-pain', 'low-side-pain', 'one-sided-pelvic');
