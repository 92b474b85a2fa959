import { say } from '../kinds/topic.ts';

export const plan = say('Show the emergency letter or card.', 'اعرض رسالة الطوارئ أو بطاقتها على الطاقم.');
