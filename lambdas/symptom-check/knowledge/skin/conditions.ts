import { all, any, not } from '../kinds/condition.ts';
import { emergency } from '../kinds/protocol.ts';

export const adult = not('under-16');
/** What makes an allergy an emergency, wherever it shows. */
export const anaphylaxis = [
  emergency('anaphylaxis', 'RCUK 2021; NHS', 'tongue-swelling', { unless: ['over-5-days', 'toothache', 'dental-abscess'] }),
  emergency('anaphylaxis', 'RCUK 2021; NICE CG134', any('severe-breathless', 'breathless', 'wheeze', 'stridor')),
  emergency('anaphylaxis', 'RCUK 2021; NICE CG134', any('fainted', 'nearly-fainted', 'confused', 'drowsy', 'unconscious', 'low-pressure')),
  emergency(
    'anaphylaxis',
    'RCUK 2021; WAO 2020',
    all('allergen', any('vomiting', 'belly-pain', 'dizzy', 'hoarse', 'trouble-swallowing', 'airway-swelling')),
  ),
] as const;
/** Infection that the whole body shows. */
export const sepsis = [
  emergency('sepsis', 'NICE NG253; UK Sepsis Trust', any('sepsis-signs', 'confused', 'drowsy', 'unconscious', 'blue-lips', 'fainted')),
  emergency('sepsis', 'NEWS2', any('low-pressure', 'very-fast-pulse', 'fast-breathing', 'low-oxygen')),
] as const;
