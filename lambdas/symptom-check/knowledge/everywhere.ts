import { type Sentence, say } from './kinds/topic.ts';
import { all, any } from './kinds/condition.ts';
import type { TopicId } from './advice.ts';

const feverish = any('fever', 'high-fever', 'low-fever', 'rigors', 'chills', 'temperature-39', 'temperature-40');

const illFromHeat = any('heat-illness', all('heat-exposure', any(feverish, 'very-hot')));
const ofHeat = ['heatstroke', 'heat-exhaustion', 'muscle-heat'] as const;

/**
 * What anybody is told for whom it holds, whatever decided: a rash or painful joints decide as often as the fever of malaria or dengue
 * that they belong to (WHO 2009, dengue; UKHSA, malaria), and heat is cooled at once whatever else is ill (WHO, heat and health). `notIn`
 * are topics whose own first aid it would contradict or repeat; `isFirst` cannot wait for what the topic says.
 */
export const everywhere: readonly { readonly sentence: Sentence; readonly notIn: readonly TopicId[]; readonly isFirst?: true }[] = [
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
  {
    sentence: say(
      'After heat or sun: move to the shade or a cool room, take off outer clothes, wet the skin with cool water and fan it.',
      'بعد حر أو شمس: الانتقال إلى الظل أو غرفة باردة، ونزع الملابس الخارجية، وتبليل الجلد بماء بارد مع التهوية.',
      { when: illFromHeat },
    ),
    notIn: ofHeat,
    isFirst: true,
  },
  {
    sentence: say('Take sips of water while fully awake.', 'رشفات ماء ما دام الوعي كاملاً.', {
      when: illFromHeat,
      unless: ['drowsy', 'confused', 'unconscious', 'seizure', 'keeps-nothing'],
    }),
    notIn: ofHeat,
    isFirst: true,
  },
];
