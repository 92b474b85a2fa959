import { type SeverityLevel, severityLevels } from '#contract/symptom-check/disposition.ts';
import { randomOf } from '../../../local/seed/random.ts';
import type { FindingId } from '../../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { answered } from '../scoring.ts';
import conditions from './conditions.json' with { type: 'json' };
import { findingsOf, illnesses, qualities } from './mapping.ts';

/** A simulated person, with the level after all answers. */
export interface Patient {
  readonly condition: string;
  /** 1 is the gravest, 5 the mildest. */
  readonly severity: number;
  readonly level: SeverityLevel | undefined;
  /** The presenting findings, the findings that are true of the person, and the reasons for the result. */
  readonly opening: readonly FindingId[];
  readonly present: readonly FindingId[];
  readonly reasons: readonly string[];
}

/**
 * Patients drawn from the conditions of DDXPlus: each symptom of a condition with a probability of seven in ten, each antecedent of one in
 * four. They present with two of their symptoms and answer truthfully; what DDXPlus does not mention counts as false.
 */
export function simulated(each: number, seed: number): Patient[] {
  const random = randomOf(seed);
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(random.number() * of.length)];
  return conditions.flatMap(({ name, severity, symptoms, antecedents }) => {
    const illness = illnesses[name];
    if (illness === undefined) throw new Error(`Nothing is known of ${name}`);
    const { ages, duration, means, always = [] } = illness;
    const drawn = (of: readonly string[], probability: number): (readonly [id: string, is: readonly FindingId[]])[] =>
      of
        .filter((id) => always.includes(id) || random.chance(probability))
        .map((id) => [id, one(means[id] ?? []) ?? findingsOf[id] ?? []] as const)
        .filter(([, is]) => is.length > 0);
    const complaintsOf = (had: ReturnType<typeof drawn>): (readonly FindingId[])[] =>
      had.filter(([id]) => !qualities.includes(id)).map(([, is]) => is);
    const least = Math.min(2, complaintsOf(drawn(symptoms, 1)).length);
    return Array.from({ length: each }, (_, at): Patient => {
      let had = drawn(symptoms, 0.7);
      while (complaintsOf(had).length < least) had = drawn(symptoms, 0.7);
      const complaints = complaintsOf(had);
      const first = one(complaints) ?? [];
      const second = one(complaints.filter((is) => is.some((finding) => !first.includes(finding)))) ?? [];
      const opening = [...new Set([...first, ...second])];
      const present = [...new Set([...had, ...drawn(antecedents, 0.25)].flatMap(([, is]) => is))];
      const id = `${name} ${at}`;
      const { after } = answered(
        {
          id,
          text: '',
          age: ages[0] + random.number() * (ages[1] - ages[0]),
          sex: random.chance(0.5) ? 'male' : 'female',
          duration,
          gold: 'emergency',
          goldAccept: [],
          level: undefined,
          levelAccept: [],
        },
        { read: { id, present: opening, absent: [] }, truth: { id, present } },
      );
      return { condition: name, severity, level: after.severity, opening, present, reasons: after.reasons };
    });
  });
}

const urgency = (level: SeverityLevel | undefined): number => (level === undefined ? -1 : severityLevels.indexOf(level));
/** A grave condition that ends below High, or a mild one that ends as an emergency. */
export const isWrong = ({ severity, level }: Patient): boolean =>
  severity <= 2 ? urgency(level) < urgency('High') : severity === 5 && level === 'Emergency';
