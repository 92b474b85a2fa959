import { floors as bodyAndMind } from './floors/body-and-mind.ts';
import { floors as heartBreathAndBrain } from './floors/heart-breath-and-brain.ts';
import type { Floor } from './kinds/condition.ts';
import type { FindingId } from './findings.ts';

/** The presentations that can kill, by name. */
export const floors: Readonly<Record<string, Floor>> = { ...heartBreathAndBrain, ...bodyAndMind };

/**
 * What people say that comforts, and readers take for an explanation: how it feels, what it came after. That something is over, or was
 * measured and is normal, is none of these.
 */
export const comforting: readonly FindingId[] = [
  'mild',
  'recurring',
  'usual',
  'settles',
  'effort-free',
  'brief-stab',
  'chest-wall',
  'chest-strain',
  'muscle-ache',
  'muscle-strain',
  'back-strain',
  'overuse',
  'winded',
  'neck-turning',
  'eases-moving',
  'strain-headache',
  'headache-eases',
  'dizzy-brief',
  'breath-recovers',
  'blocked-nose-breath',
  'anxiety',
  'panic',
  'panic-known',
  'stress-trigger',
  'palpitation-trigger',
  'faint-trigger',
  'tired-reason',
  'poor-sleep',
  'sleep-trigger',
  'feeds-well',
  'keeps-fluids',
  'can-walk',
  'swelling-reason',
  'big-meal',
  'bloating',
  'heartburn',
  'passes-wind',
  'constipation',
  'cramp',
  'teething',
  'posseting',
  'practice-pains',
  'ligament-pain',
  'common-effect',
  'harmless-dose',
  'smell-only',
  'hangover',
  'energy-drinks',
  'cold',
  'hayfever',
];
