import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { PatientCreate } from '#contract/patient/patient.ts';
import { type TransactItem, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';
import { once } from '#platform/once.ts';
import { counterChange } from '../clinic/counters.ts';
import { env } from '../clinic/env.ts';
import { type PatientRecord, newPatient } from '../clinic/patient.ts';
import { insertionItems } from '../clinic/store.ts';
import { ulid } from '#platform/ulid.ts';
import { ulid as ulidInput } from './lines.ts';

const { DEFAULT_COUNTRY: defaultCountry } = environment({ DEFAULT_COUNTRY: true });

/** Existing patients, with their own creation times. */
export const Patients = z.strictObject({
  /** Identifies the batch: loading it again adds nothing. */
  batchId: z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'batchId must be 1 to 100 letters, digits or - _ . :')),
  patients: z
    .array(
      z.strictObject({
        ...PatientCreate.shape,
        /** The record's id, a ULID of its creation time, for a sender who also loads the patient's care; by default a new one. */
        id: z.optional(ulidInput),
        createdAt: z.iso.datetime(),
        updatedAt: z.optional(z.iso.datetime()),
      }),
    )
    .check(z.maxLength(1000)),
});

/** Items left in a transaction besides its counters and its request id. */
const roomFor = transactionItemsMax - 2;
const inFlight = 4;

/**
 * Loads patients. Each group of them is written whole, with its search rows and counts. Repeating an interrupted batch with the same batchId
 * and content resumes it.
 */
export async function loadPatients({ batchId, patients }: z.output<typeof Patients>): Promise<{ created: number }> {
  const groups = grouped(
    patients.map(({ id, createdAt, updatedAt, ...input }) => {
      const at = new Date(createdAt);
      const last = updatedAt === undefined ? at : new Date(updatedAt);
      const patientId = id ?? ulid(at.getTime());
      const patient = newPatient(input, { id: patientId, at: at.toISOString(), updatedAt: last.toISOString(), defaultCountry });
      return { patient, items: insertionItems(patient) };
    }),
  );
  let created = 0;
  const write = async (group: Group, number: number): Promise<void> => {
    const name = once({
      tableName: env.CLINICAL_TABLE_NAME,
      callerId: 'bulk-load',
      requestKey: `${batchId}:${number}`,
      asked: group.patients.map((patient) => [patient.createdAt, patient.personalInfo]),
      recordId: batchId,
      now: new Date(),
    });
    const counters = counterChange({ added: group.patients }, new Date());
    const outcome = await transact([...group.items, ...(counters ? [counters] : []), ...name.items]);
    if (outcome.done) created += group.patients.length;
    else if ((await name.earlier()) === undefined) throw new Error('a group of patients could not be written');
  };
  await pLimit(inFlight).map(groups, write);
  log.info('patients-loaded', { count: created });
  return { created };
}

interface Group {
  readonly patients: PatientRecord[];
  readonly items: TransactItem[];
}

function grouped(written: readonly { readonly patient: PatientRecord; readonly items: readonly TransactItem[] }[]): Group[] {
  const groups: Group[] = [];
  for (const { patient, items } of written) {
    const last = groups.at(-1);
    if (last !== undefined && last.items.length + items.length <= roomFor) {
      last.patients.push(patient);
      last.items.push(...items);
    } else {
      groups.push({ patients: [patient], items: [...items] });
    }
  }
  return groups;
}
