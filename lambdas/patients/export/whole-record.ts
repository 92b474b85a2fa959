import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { enteredCountry } from '#contract/patient/address.ts';
import { AttachedSymptomSession } from '#contract/symptom-check.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { StoredAlert, alertPrefix } from '../care/alerts.ts';
import { prefixOf } from '../care/items.ts';
import { StoredPrescription } from '../prescriptions/stored.ts';
import { StoredAppointment, appointmentPrefix } from '../appointments/stored.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { env } from '../records/env.ts';
import type { PatientRecord } from '../records/patient.ts';
import { profileKey, recordFrom } from '../records/store.ts';

/** Everything stored under a patient, each list by time. */
export interface WholeRecord {
  readonly patient: PatientRecord;
  readonly appointments: readonly StoredAppointment[];
  readonly alerts: readonly z.output<typeof StoredAlert>[];
  readonly prescriptions: readonly StoredPrescription[];
  readonly symptomSessions: readonly AttachedSymptomSession[];
  readonly laboratory: readonly StoredOrder[];
}

function withEnteredCountry(patient: PatientRecord, defaultCountry: string): PatientRecord {
  const { country, ...rest } = patient.personalInfo.address;
  const address = { ...rest, country: enteredCountry(country, Object.values(rest), defaultCountry) };
  return { ...patient, personalInfo: { ...patient.personalInfo, address } };
}

/** When an appointment is; while somebody waits for one, since when. */
const timeOf = ({ startsAt, createdAt }: StoredAppointment): string => startsAt ?? createdAt;

/** A patient's whole record, whose address has no country that nobody entered; undefined if missing. */
export async function wholeRecord(id: string, defaultCountry: string): Promise<WholeRecord | undefined> {
  const items: Record<string, unknown>[] = [];
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': profileKey(id).pk },
      ConsistentRead: true,
    },
  );
  for await (const page of pages) items.push(...(page.Items ?? []));
  const kept = (prefix: string) => items.filter((item) => String(item['sk']).startsWith(prefix));
  const [profile] = kept('PROFILE');
  if (profile === undefined) return undefined;
  return {
    patient: withEnteredCountry(recordFrom(profile), defaultCountry),
    appointments: z.parse(z.array(StoredAppointment), kept(appointmentPrefix)).toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))),
    alerts: z.parse(z.array(StoredAlert), kept(alertPrefix)).toSorted((a, b) => a.raisedAt.localeCompare(b.raisedAt)),
    prescriptions: z.parse(z.array(StoredPrescription), kept(prefixOf('prescription'))).filter(({ signedAt }) => signedAt !== undefined),
    symptomSessions: z.parse(z.array(AttachedSymptomSession), kept('SYMPTOMS#')),
    laboratory: z.parse(z.array(StoredOrder), kept('LABORATORY#')),
  };
}
