import { say } from '../kinds/topic.ts';

export const noVomiting = say('Do not make the person vomit.', 'لا تحاول إحداث القيء.');
export const keepPacket = say(
  'Keep the package, bottle or plant to show, and note what it was, how much and when.',
  'احتفظ بالعلبة أو الزجاجة أو النبتة لعرضها، ودوّن ما هي وكميتها ووقتها.',
);
export const stayWith = say('Do not leave the person alone.', 'لا تترك المصاب وحده.');
export const poisonSigns = say(
  'Call 999 if there is drowsiness, confusion, a seizure, chest pain, trouble breathing or fainting.',
  'اتصل بالرقم 999 عند نعاس أو ارتباك ذهني أو تشنج أو ألم في الصدر أو صعوبة في التنفس أو إغماء.',
);
export const mindHelp = say(
  'Call 999 or go to any emergency department if there are thoughts of suicide.',
  'اتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ عند وجود أفكار انتحار.',
);
