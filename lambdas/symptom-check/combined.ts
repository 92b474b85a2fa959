import { type Assessment, type Language, severityLevels } from '#contract/symptom-check.ts';
import type { ModelAssessment } from './model.ts';

const rank = (level: (typeof severityLevels)[number]): number => severityLevels.indexOf(level);

/** The least urgency score of each level. */
const scores = { Low: 2, Medium: 5, High: 7, Emergency: 9 } as const;

/** Shown first when only the model finds an emergency. */
const warnings: Record<Language, string> = {
  en: 'Call 999 now or go to the nearest emergency department.',
  ar: 'اتصل بالرقم 999 الآن أو اذهب إلى أقرب قسم طوارئ.',
};

/**
 * The rules and the model together: the model may raise what the rules found, never lower it. Where the rules found an
 * emergency or somebody who may hurt themselves, their own words stand.
 */
export function combined(rules: Assessment, model: ModelAssessment): Assessment {
  if (rules.supportive || rules.severity === 'Emergency') return rules;
  if (rules.severity !== undefined && rank(model.severity) < rank(rules.severity)) return rules;
  // A level that only the model found is raised no further than it says, but never becomes reassurance where the rules knew nothing.
  const severity = rules.understood || rank(model.severity) > rank('Low') ? model.severity : 'Medium';
  const sameLevel = severity === rules.severity;
  return {
    ...rules,
    understood: true,
    severity,
    urgencyScore: sameLevel ? (rules.urgencyScore ?? scores[severity]) : scores[severity],
    analysis: model.analysis,
    generalAdvice: model.generalAdvice,
    whenToSeekHelp: model.whenToSeekHelp,
    recommendations: sameLevel
      ? rules.recommendations
      : { action: severity === 'Emergency' ? 'emergency' : model.action, timeframe: model.timeframe },
    ...(severity === 'Emergency' && { emergencyWarning: warnings[rules.language], registrationPrompt: '' }),
    engine: 'model',
  };
}
