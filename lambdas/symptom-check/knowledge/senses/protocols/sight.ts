import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { brainSigns } from '../conditions.ts';

export const protocols = {
  'sight-loss': protocol({
    title: ['Loss of sight', 'فقدان الرؤية'],
    opens: ['vision-loss', 'curtain'],
    // RCOphth: sight lost is an emergency until it is known to have gone slowly.
    unanswered: ['Emergency', 'sight-lost'],
    cleared: ['High', 'eye-today', 'clinical consensus'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('vision-loss', brainSigns)),
      emergency('sight-lost', 'NICE CKS (retinal detachment)', 'curtain', { unless: ['over-3-weeks'] }),
      emergency('sight-lost', 'Manchester Triage (eye problems); NICE NG128', all('vision-loss', 'sudden'), {
        unless: ['on-standing', 'nearly-fainted', 'aura'],
      }),
      emergency(
        'temple-artery',
        'NICE CKS; BSR giant cell arteritis 2020',
        all('vision-loss', 'over-50', any('headache', 'scalp', 'jaw-pain')),
      ),
      emergency('eye-emergency', 'NICE CKS (red eye)', all('vision-loss', any('eye-pain', 'red-eye'))),
      high('eye-today', 'NICE CG150', all('vision-loss', 'aura'), { unless: ['one-sided-weakness', 'speech-trouble', 'face-droop'] }),
      medium('eye-check', 'NICE CKS (cataracts)', all('vision-loss', any('over-3-weeks', 'eye-check')), {
        unless: ['sudden', 'eye-pain', 'curtain', 'flashes'],
      }),
      medium('standing-sight', 'NICE CG109', all('vision-loss', any('on-standing', 'nearly-fainted')), {
        unless: ['headache', 'chest-pain', 'eye-pain', 'over-50'],
      }),
    ],
  }),
  'double-vision': protocol({
    title: ['Double vision', 'ازدواج الرؤية'],
    opens: ['double-vision'],
    unanswered: ['Emergency', 'double-vision'],
    cleared: ['High', 'eye-today', 'NHS: Double vision, urgent appointment; NICE NG127'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('double-vision', brainSigns)),
      emergency(
        'double-vision',
        'NICE NG127; Manchester Triage (eye problems)',
        all('double-vision', any('sudden', 'headache', 'pupil', 'eye-pain', 'head-injury', 'dizzy', 'trouble-swallowing', 'eye-swelling')),
      ),
      medium('eye-check', 'NICE NG127', all('double-vision', 'over-3-weeks'), {
        unless: ['sudden', 'headache', 'pupil', 'trouble-swallowing'],
      }),
    ],
  }),
  'blurred-sight': protocol({
    title: ['Blurred or changed sight', 'تشوش الرؤية أو تغيرها'],
    opens: ['blurred-vision', 'halos', 'eye-check'],
    unanswered: ['Medium', 'eye-check'],
    cleared: ['Medium', 'eye-visit', 'College of Optometrists: gradual blur, sight test; NICE CKS Cataracts'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('blurred-vision', brainSigns)),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma)', all('blurred-vision', any('eye-pain', 'vomiting')), {
        unless: ['over-week', 'diarrhoea', 'aura', 'dry-eye', 'eye-dust', 'stye'],
      }),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma)', all('halos', any('eye-pain', 'vomiting', 'red-eye', 'headache')), {
        unless: ['over-3-weeks', 'diarrhoea'],
      }),
      emergency('sight-lost', 'Manchester Triage (eye problems)', all('blurred-vision', 'sudden'), {
        unless: ['on-standing', 'nearly-fainted', 'aura', 'over-3-weeks'],
      }),
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('blurred-vision', 'over-50', any('scalp', 'jaw-pain'))),
      high(
        'eye-today',
        'NICE CKS (red eye)',
        all(any('blurred-vision', 'halos'), any('red-eye', 'light-hurts', 'contact-lens', 'flashes')),
      ),
    ],
  }),
  flashes: protocol({
    title: ['Flashes and floaters', 'ومضات ونقاط عائمة في الرؤية'],
    opens: ['flashes'],
    unanswered: ['High', 'flashes-today'],
    cleared: ['Medium', 'eye-check', 'NICE CKS retinal detachment; NHS: Floaters and flashes'],
    discriminators: [
      emergency('sight-lost', 'NICE CKS (retinal detachment)', all('flashes', any('curtain', 'vision-loss'))),
      emergency('sight-lost', 'NICE CKS (retinal detachment)', all('flashes', any('blurred-vision', 'eye-injury')), {
        unless: ['aura', 'over-3-weeks', 'on-standing', 'headache'],
      }),
      high('flashes-today', 'NICE CKS (retinal detachment)', all('flashes', any('sudden', 'worsening')), {
        unless: ['aura', 'over-3-weeks', 'on-standing'],
      }),
      medium('eye-check', 'NICE CKS (retinal detachment)', all('flashes', 'over-3-weeks'), {
        unless: ['worsening', 'sudden', 'curtain', 'vision-loss', 'usual'],
      }),
      low('old-floaters', 'NHS (floaters and flashes in the eyes)', all('flashes', 'over-3-weeks', 'usual'), {
        unless: [
          'worsening',
          'sudden',
          'curtain',
          'vision-loss',
          'blurred-vision',
          'eye-pain',
          'red-eye',
          'eye-injury',
          'headache',
          'eye-check',
          'diabetes',
        ],
        explains: ['flashes'],
      }),
      medium('standing-sight', 'NICE CG109', all('flashes', any('on-standing', 'nearly-fainted')), {
        unless: ['curtain', 'vision-loss', 'chest-pain'],
      }),
    ],
  }),
} as const;
