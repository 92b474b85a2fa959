import { say } from '../kinds/topic.ts';

export const plan = say('Show the emergency letter or card.', 'أظهر رسالة الطوارئ أو بطاقتها.');
