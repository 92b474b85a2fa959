import { any } from '../kinds/condition.ts';

export const stroke = any('face-droop', 'one-sided-weakness', 'speech-trouble');
export const anyInjury = any('injury', 'injury-recent', 'high-fall', 'major-trauma');
