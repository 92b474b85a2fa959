import type * as z from 'zod/mini';
import { AttachedSymptomSession, SymptomCheckAnswer, SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';

/** A visitor's result: a cold; `more` replaces what a test is about. */
export const checkOf = (more: Partial<z.input<typeof SymptomCheckAnswer>['data']> = {}): SymptomCheckAnswer =>
  SymptomCheckAnswer.parse({
    success: true,
    sessionId: 'session',
    data: {
      understood: true,
      supportive: false,
      analysis: 'A cold is the most likely reason.',
      disposition: 'home',
      severity: 'Low',
      urgencyScore: 2,
      recommendations: { action: 'self-care', timeframe: 'Today' },
      generalAdvice: 'Rest. Drink enough.',
      whenToSeekHelp: 'If it lasts more than ten days.',
      registrationPrompt: 'Keep a history.',
      reasons: ['sore throat'],
      language: 'en',
      engine: 'rules',
      sessionId: 'session',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      description: 'a sore throat since yesterday',
      about: { pregnant: false },
      account: 'Cold symptoms.',
      recognised: [],
      questions: [],
      presentations: [],
      nearest: [],
      screen: 0,
      knowledge: '1',
      ...more,
    },
  });

/** An emergency for which an ambulance is called. */
export const emergencyOf = (more: Parameters<typeof checkOf>[0] = {}): SymptomCheckAnswer =>
  checkOf({
    disposition: 'ambulance',
    severity: 'Emergency',
    urgencyScore: 10,
    recommendations: { action: 'emergency', timeframe: 'Now' },
    generalAdvice: 'Sit down. Unlock the door.',
    emergencyWarning: 'Call 999 now.',
    ...more,
  });

/** Thoughts of self-harm. */
export const despairOf = (more: Parameters<typeof checkOf>[0] = {}): SymptomCheckAnswer =>
  emergencyOf({
    supportive: true,
    analysis: 'Thank you for saying so.',
    generalAdvice: '',
    whenToSeekHelp: '',
    emergencyWarning: '',
    ...more,
  });

/** What a check looks like before it is attached. */
export const lookOf = (more: Partial<z.input<typeof SymptomSessionLook>> = {}): SymptomSessionLook =>
  SymptomSessionLook.parse({
    checkedAt: '2026-03-01T07:00:00.000Z',
    person: {},
    words: 'a sore throat since yesterday',
    severity: 'Low',
    urgencyScore: 2,
    ...more,
  });

/** A check that is kept in a record. */
export const attachedOf = (more: Partial<z.input<typeof AttachedSymptomSession>> = {}): AttachedSymptomSession =>
  AttachedSymptomSession.parse({
    id: 'CHECK',
    patientId: 'PAT-1',
    attachedAt: '2026-03-01T08:00:00.000Z',
    checkedAt: '2026-03-01T07:00:00.000Z',
    symptoms: { description: 'a sore throat since yesterday', severity: 5 },
    assessment: checkOf().data,
    ...more,
  });
