import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { typedNumber } from '../../lib/typed-number.ts';
import type { Problems } from './prescription-form.ts';

const Kept = z.object({
  pregnant: z.string(),
  g6pdDeficient: z.string(),
  kidneyReduced: z.string(),
  weightKg: z.string(),
  answeredAt: z.string(),
});
type Kept = z.output<typeof Kept>;
/** What the prescriber knows about the patient, as chosen or typed; empty where not known. */
export type Facts = Omit<Kept, 'answeredAt'>;

const nothingKnown = (): Kept => ({ pregnant: '', g6pdDeficient: '', kidneyReduced: '', weightKg: '', answeredAt: '' });
/** Answers of the same day in Qatar. */
function parse(value: unknown): Kept | undefined {
  const { data } = Kept.safeParse(value);
  return data?.answeredAt && qatarDate(new Date(data.answeredAt)) === qatarDate(new Date()) ? data : undefined;
}
const isEntered = ({ pregnant, g6pdDeficient, kidneyReduced, weightKg }: Kept): boolean =>
  [pregnant, g6pdDeficient, kidneyReduced, weightKg].some((text) => text !== '');

/**
 * What was answered about a patient, kept in this tab for the day, so that the next prescription does not ask again. `keptFrom` is the
 * time of answers that were there when the form opened.
 */
export function useFacts(patientId: string) {
  const { draft, change, restored } = useDraft({
    key: useDraftKey(`prescribing-facts.${patientId}`),
    initial: nothingKnown,
    parse,
    isEntered,
  });
  const { answeredAt, ...facts } = draft;
  return {
    facts,
    keptFrom: restored && isEntered(draft) ? answeredAt : undefined,
    changeFacts: (part: Partial<Facts>) => change(() => ({ ...part, answeredAt: new Date().toISOString() })),
  };
}

/** A patient's age in months; until the record is read, that of a newborn, of whom nothing is assumed. */
export function useAgeMonths(patientId: string): number {
  const { data } = useQuery(patientQuery(patientId));
  const [today] = useState(() => qatarDate(new Date()));
  return data === undefined ? 0 : monthsOn(data.personalInfo.dateOfBirth, today);
}

/** Facts as sent. */
export function factsOf({
  pregnant,
  g6pdDeficient,
  kidneyReduced,
  weightKg,
}: Facts): NonNullable<BodyInputOf<'prescriptions.check'>['facts']> {
  const yesNo = (word: string) => (word === 'yes' || word === 'no' ? word : undefined);
  const weight = typedNumber(weightKg);
  return {
    pregnant: yesNo(pregnant),
    g6pdDeficient: yesNo(g6pdDeficient),
    kidneyReduced: yesNo(kidneyReduced),
    ...(weight > 0 && weight <= careLimits.weightKg && { weightKg: weight }),
  };
}

/** What is wrong with facts. */
export function factProblems({ weightKg }: Facts): Problems {
  const weight = typedNumber(weightKg);
  return weightKg.trim() === '' || (weight > 0 && weight <= careLimits.weightKg)
    ? {}
    : { weightKg: m.prescribeAmount({ max: careLimits.weightKg }) };
}
