import { say, topic } from '../kinds.ts';
import { breathingSigns, diary, heartSigns, medicinesReady, strokeSigns } from '../sentences.ts';

/** Where no condition decided, or the form moved the level. */
export const advice = {
  'other-emergency': topic('Emergency', [say('Rest, and do not stay alone.', 'الراحة وعدم البقاء دون مرافق.'), medicinesReady]),
  'other-today': topic(
    'High',
    [say('Rest, and do not stay alone.', 'الراحة وعدم البقاء دون مرافق.'), medicinesReady],
    [heartSigns, breathingSigns, strokeSigns],
  ),
  'other-appointment': topic('Medium', [diary, medicinesReady], [heartSigns, breathingSigns, strokeSigns]),
} as const;
