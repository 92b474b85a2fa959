import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { alertSeverities } from '#contract/alerts.ts';
import { Notification } from '#contract/notifications.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { ulidForm } from '#contract/base/ids.ts';
import { Texts } from '#contract/base/language.ts';
import { type TransactItem, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';
import { once } from '#platform/once.ts';
import { alertItem } from './alerts.ts';
import { appointmentItem } from './appointments.ts';
import { counterChange } from './records/counters.ts';
import { env } from './records/env.ts';
import { notify } from './accounts/notifications.ts';
import { type PatientRecord, newPatient } from './records/patient.ts';
import { readRange } from './records/search.ts';
import { digitsRange } from './records/search-terms.ts';
import { insertionItems } from './records/store.ts';

const { DEFAULT_COUNTRY: defaultCountry } = environment({ DEFAULT_COUNTRY: true });

const id = z.string().check(z.regex(ulidForm.pattern));
const nationalId = z.string().check(z.regex(/^\d{11}$/));
/** Both lists of a patient are one transaction. */
const entriesMax = z.maxLength(transactionItemsMax / 2);

const Load = z.strictObject({
  /** Identifies the batch: loading it again adds nothing. */
  batchId: z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'batchId must be 1 to 100 letters, digits or - _ . :')),
  patients: z
    .array(
      z.strictObject({
        ...PatientCreate.shape,
        createdAt: z.iso.datetime(),
        updatedAt: z.optional(z.iso.datetime()),
      }),
    )
    .check(z.maxLength(1000)),
  /** Visits and alerts of patients who are in the register, named by their QIDs; one of an id that was loaded before replaces that one. */
  agenda: z._default(
    z
      .array(
        z.strictObject({
          nationalId,
          appointments: z
            .array(z.strictObject({ id, startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), reason: Texts }))
            .check(entriesMax),
          alerts: z
            .array(z.strictObject({ id, severity: z.enum(alertSeverities), message: Texts, raisedAt: z.iso.datetime() }))
            .check(entriesMax),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** Notifications, with the QID of the patient whom one is about; one of an id that was loaded before replaces that one. */
  notifications: z._default(
    z
      .array(z.strictObject({ userId: z.string(), ...z.omit(Notification, { patient: true }).shape, nationalId: z.optional(nationalId) }))
      .check(z.maxLength(100)),
    [],
  ),
});

/** Two items of every transaction are its counters and its request name. */
const roomFor = transactionItemsMax - 2;
const inFlight = 4;

/**
 * Loads existing patients, with their own creation times: a hospital's migration. Invoked by operations, never by a route. Each group of
 * patients is written whole, with its search rows and counts; repeat an interrupted batch with the same batchId and content to resume it.
 * Throws on input that the contract refuses, before writing anything.
 */
export async function handler(event: unknown): Promise<{ created: number }> {
  const { batchId, patients, agenda, notifications } = z.parse(Load, event);
  const groups = grouped(
    patients.map(({ createdAt, updatedAt, ...input }) => {
      const at = new Date(createdAt);
      const last = updatedAt === undefined ? at : new Date(updatedAt);
      const patientId = ulid(at.getTime());
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
    const outcome = await transact([...group.items, counters, name.item].filter((item) => item !== undefined));
    if (outcome.done) created += group.patients.length;
    else if ((await name.earlier()) === undefined) throw new Error('a group of patients could not be written');
  };
  for (let first = 0; first < groups.length; first += inFlight) {
    await Promise.all(groups.slice(first, first + inFlight).map((group, index) => write(group, first + index)));
  }
  for (let first = 0; first < agenda.length; first += inFlight) await Promise.all(agenda.slice(first, first + inFlight).map(loadAgenda));
  for (const { userId, nationalId: about, ...notification } of notifications) {
    const patientId = about && (await idByNationalId(about));
    await notify(userId, { ...notification, ...(patientId && { patientId }) });
  }
  log.info('patients-loaded', { count: created });
  return { created };
}

async function loadAgenda({ nationalId: about, appointments, alerts }: z.output<typeof Load>['agenda'][number]): Promise<void> {
  const patientId = await idByNationalId(about);
  // Deleted since, or registered under another QID: a visit without a patient would help nobody.
  if (patientId === undefined) return;
  await transact([
    ...appointments.map((one) => appointmentItem({ patientId, ...one })),
    ...alerts.map((one) => alertItem({ patientId, ...one })),
  ]);
}

async function idByNationalId(about: string): Promise<string | undefined> {
  const { facts } = await readRange(digitsRange(about), 1);
  return facts[0]?.id;
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
