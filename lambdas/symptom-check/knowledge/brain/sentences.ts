import { say } from '../kinds/topic.ts';

export const noDriving = say('Do not drive.', 'لا تقد السيارة.', { unless: ['under-16'] });
export const safeSteps = say('Take care on stairs, and have someone close by.', 'انتبه على الدرج، وليبقَ شخص إلى جانبك.');
export const noteBegin = say('Note when it began, where it is and whether it spreads.', 'دوّن وقت البداية والمكان وهل ينتشر.');
