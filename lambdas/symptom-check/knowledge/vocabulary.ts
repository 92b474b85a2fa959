import { createHash } from 'node:crypto';
import { everywhere } from './everywhere.ts';
import type { Both } from './kinds.ts';
import { comforting, floors } from './floors.ts';
import { findings as person } from './person/findings.ts';
import { findings as circulation } from './circulation/findings.ts';
import { findings as breathing } from './breathing/findings.ts';
import { findings as blood } from './blood/findings.ts';
import { findings as brain } from './brain/findings.ts';
import { findings as mind } from './mind/findings.ts';
import { findings as senses } from './senses/findings.ts';
import { findings as abdomen } from './abdomen/findings.ts';
import { findings as urogenital } from './urogenital/findings.ts';
import { findings as pregnancy } from './pregnancy/findings.ts';
import { findings as child } from './child/findings.ts';
import { findings as injury } from './injury/findings.ts';
import { findings as skin } from './skin/findings.ts';
import { findings as poison } from './poison/findings.ts';
import { advice as personAdvice } from './person/advice.ts';
import { advice as circulationAdvice } from './circulation/advice.ts';
import { advice as breathingAdvice } from './breathing/advice.ts';
import { advice as bloodAdvice } from './blood/advice.ts';
import { advice as brainAdvice } from './brain/advice.ts';
import { advice as mindAdvice } from './mind/advice.ts';
import { advice as sensesAdvice } from './senses/advice.ts';
import { advice as abdomenAdvice } from './abdomen/advice.ts';
import { advice as urogenitalAdvice } from './urogenital/advice.ts';
import { advice as pregnancyAdvice } from './pregnancy/advice.ts';
import { advice as childAdvice } from './child/advice.ts';
import { advice as injuryAdvice } from './injury/advice.ts';
import { advice as skinAdvice } from './skin/advice.ts';
import { advice as poisonAdvice } from './poison/advice.ts';
import { protocols as personProtocols } from './person/protocols.ts';
import { protocols as circulationProtocols } from './circulation/protocols.ts';
import { protocols as breathingProtocols } from './breathing/protocols.ts';
import { protocols as bloodProtocols } from './blood/protocols.ts';
import { protocols as brainProtocols } from './brain/protocols.ts';
import { protocols as mindProtocols } from './mind/protocols.ts';
import { protocols as sensesProtocols } from './senses/protocols.ts';
import { protocols as abdomenProtocols } from './abdomen/protocols.ts';
import { protocols as urogenitalProtocols } from './urogenital/protocols.ts';
import { protocols as pregnancyProtocols } from './pregnancy/protocols.ts';
import { protocols as childProtocols } from './child/protocols.ts';
import { protocols as injuryProtocols } from './injury/protocols.ts';
import { protocols as skinProtocols } from './skin/protocols.ts';
import { protocols as poisonProtocols } from './poison/protocols.ts';

export { comforting, floors };

/** Every finding there is. Each system of the body adds its own; who somebody is and how a complaint goes belongs to `person`. */
export const findings = {
  ...person,
  ...circulation,
  ...breathing,
  ...blood,
  ...brain,
  ...mind,
  ...senses,
  ...abdomen,
  ...urogenital,
  ...pregnancy,
  ...child,
  ...injury,
  ...skin,
  ...poison,
};
export type FindingId = keyof typeof findings;
export const advice = {
  ...personAdvice,
  ...circulationAdvice,
  ...breathingAdvice,
  ...bloodAdvice,
  ...brainAdvice,
  ...mindAdvice,
  ...sensesAdvice,
  ...abdomenAdvice,
  ...urogenitalAdvice,
  ...pregnancyAdvice,
  ...childAdvice,
  ...injuryAdvice,
  ...skinAdvice,
  ...poisonAdvice,
};
export type TopicId = keyof typeof advice;
export const protocols = {
  ...personProtocols,
  ...circulationProtocols,
  ...breathingProtocols,
  ...bloodProtocols,
  ...brainProtocols,
  ...mindProtocols,
  ...sensesProtocols,
  ...abdomenProtocols,
  ...urogenitalProtocols,
  ...pregnancyProtocols,
  ...childProtocols,
  ...injuryProtocols,
  ...skinProtocols,
  ...poisonProtocols,
};
export type ProtocolId = keyof typeof protocols;

/** Where a presentation is looked for that nobody found in the words. */
export const areas: readonly (readonly [title: Both, protocols: readonly string[]])[] = [
  [['Heart, chest and circulation', 'القلب والصدر والدورة الدموية'], Object.keys(circulationProtocols)],
  [['Breathing, cough and colds', 'التنفس والسعال والزكام'], Object.keys(breathingProtocols)],
  [['Head, nerves and back', 'الرأس والأعصاب والظهر'], Object.keys(brainProtocols)],
  [['Eyes, ears, nose, throat and teeth', 'العين والأذن والأنف والحلق والأسنان'], Object.keys(sensesProtocols)],
  [['Belly and bowels', 'البطن والأمعاء'], Object.keys(abdomenProtocols)],
  [['Urine and private parts', 'البول والأعضاء التناسلية'], Object.keys(urogenitalProtocols)],
  [['Pregnancy and birth', 'الحمل والولادة'], Object.keys(pregnancyProtocols)],
  [['Babies and children', 'الرضّع والأطفال'], Object.keys(childProtocols)],
  [['Injuries, burns and bleeding', 'الإصابات والحروق والنزيف'], Object.keys(injuryProtocols)],
  [['Skin, fever, allergy and travel', 'الجلد والحمى والحساسية والسفر'], Object.keys(skinProtocols)],
  [['Poisons, medicines, stings and heat', 'التسمم والأدوية واللسعات والحر'], Object.keys(poisonProtocols)],
  [['Blood, diabetes and hormones', 'الدم والسكري والهرمونات'], Object.keys(bloodProtocols)],
  [['Mood, mind and safety', 'المزاج والنفس والأمان'], Object.keys(mindProtocols)],
];

/** Changes with any finding, protocol or advice: each answer says by which knowledge it was given. */
export const knowledgeVersion = createHash('sha256')
  .update(JSON.stringify([findings, protocols, advice, everywhere, floors, comforting]))
  .digest('hex')
  .slice(0, 12);
