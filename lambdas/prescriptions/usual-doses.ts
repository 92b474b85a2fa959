import * as z from 'zod/mini';
import { AnyDose } from '#contract/prescriptions/dose.ts';
import { SignedAges, type UsualDoses, type UsualDosesChange } from '#contract/prescriptions/usual-doses.ts';
import { getItem } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import type { Asked } from '../clinic/remember.ts';
import { readMembers } from '../clinic/roster.ts';
import { nextVersion, requireSeen, untilWritten } from '../clinic/versioned.ts';
import { drugOf, requireFit } from './rules.ts';
import { StoredDrug, doseTexts } from './stored.ts';

const key = { pk: 'USUAL-DOSES', sk: 'USUAL-DOSES' } as const;
const Stored = z.object({
  version: z.int(),
  usualDoses: z.array(
    z.object({
      drug: StoredDrug,
      dose: AnyDose,
      indication: z.string(),
      ages: SignedAges,
      signedBy: z.string(),
      signedAt: z.string(),
    }),
  ),
});
type Stored = z.output<typeof Stored>;

async function read(): Promise<Stored> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, key);
  return item === undefined ? { version: 0, usualDoses: [] } : z.parse(Stored, item);
}

async function answerOf({ version, usualDoses }: Stored): Promise<UsualDoses> {
  const { members } = await readMembers();
  return {
    version,
    usualDoses: usualDoses.map(({ signedBy: id, ...one }) => {
      const name = members.get(id)?.name;
      return { ...one, doseText: doseTexts(one.dose), signedBy: { id, ...(name && { name }) } };
    }),
  };
}

/** What the clinic usually gives, with the names of those who signed it. */
export const usualDoses = async (): Promise<UsualDoses> => answerOf(await read());

/** What a signature covers: a medicine by its terms, not by its names, which the formulary may correct. */
const signedPart = ({ drug, dose, indication, ages }: Omit<Stored['usualDoses'][number], 'signedBy' | 'signedAt'>): string =>
  JSON.stringify([drug.ingredientId, drug.form?.id, drug.strength, AnyDose.parse(dose), indication, ages.fromMonths, ages.toMonths]);

/**
 * Replaces the list. What is new or different in it is signed by the caller; the rest keeps its signature.
 * @throws Refusal PRECONDITION_FAILED, CONFLICT, and VALIDATION_FAILED for a medicine that the formulary does not have
 */
export async function changeUsualDoses(
  { usualDoses: wanted }: UsualDosesChange,
  { ifMatch, by, now, once, write }: Asked & { readonly ifMatch: number | 'any' | undefined },
): Promise<UsualDoses> {
  return untilWritten(
    async () => {
      const current = await read();
      await requireSeen(ifMatch, current, answerOf);
      const signed = new Map(current.usualDoses.map((one) => [signedPart(one), one]));
      const next = {
        version: current.version + 1,
        usualDoses: wanted.map(({ drug, dose, indication, ages }, index) => {
          const one = { drug: drugOf(drug, `usualDoses.${index}.drug`), dose, indication, ages };
          requireFit(one.drug, dose, `usualDoses.${index}.`);
          return signed.get(signedPart(one)) ?? { ...one, signedBy: by, signedAt: now.toISOString() };
        }),
      };
      const item = nextVersion(key, current.version === 0 ? undefined : current, next);
      return (await write([item, ...once.items], [])).done ? answerOf(next) : undefined;
    },
    { once, present: usualDoses },
  );
}
