import { createHash } from 'node:crypto';
import { advice } from './advice.ts';
import { everywhere } from './everywhere.ts';
import { findings } from './findings.ts';
import { comforting, floors } from './floors.ts';
import type { Both } from './kinds/finding.ts';
import { screenerBytes } from './screener.ts';
import { protocols } from './protocols.ts';
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
import { protocols as questionProtocols } from './questions/protocols.ts';

export type { TopicId } from './advice.ts';
export type { FindingId } from './findings.ts';
export type { ProtocolId } from './protocols.ts';
export { advice, comforting, findings, floors, protocols };

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
  [['Questions and worries', 'أسئلة ومخاوف'], Object.keys(questionProtocols)],
  [['Mood, mind and safety', 'المزاج والنفس والأمان'], Object.keys(mindProtocols)],
];

/** Changes with any finding, protocol or advice: each answer says by which knowledge it was given. */
export const knowledgeVersion = createHash('sha256')
  .update(JSON.stringify([findings, protocols, advice, everywhere, floors, comforting]))
  .update(screenerBytes)
  .digest('hex')
  .slice(0, 12);
