import { type Sentence, say } from './kinds/topic.ts';
import { all, any } from './kinds/condition.ts';
import type { TopicId } from './advice.ts';

const feverish = any('fever', 'high-fever', 'low-fever', 'rigors', 'chills', 'temperature-39', 'temperature-40');

/**
 * What anybody is told for whom it holds, whatever decided: a rash or painful joints decide as often as the fever of malaria or dengue
 * that they belong to (WHO 2009, dengue; UKHSA, malaria). `notIn` are topics whose own first aid it would contradict.
 */
export const everywhere: readonly { readonly sentence: Sentence; readonly notIn: readonly TopicId[] }[] = [
  {
    sentence: say('Ask for a malaria test today, even after prevention tablets.', 'اطلب فحص الملاريا اليوم، ولو بعد أقراص الوقاية.', {
      when: all('travel', feverish),
    }),
    notIn: [],
  },
  {
    sentence: say('Do not take ibuprofen or aspirin: it may be dengue.', 'لا إيبوبروفين ولا أسبرين: قد تكون حمى الضنك.', {
      when: all(any('travel', 'dengue'), feverish),
    }),
    notIn: ['heart'],
  },
];
