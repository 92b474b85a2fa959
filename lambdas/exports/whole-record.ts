import * as z from 'zod/mini';
import type { Texts } from '#contract/base/language.ts';
import { Addendum } from '#contract/chart/encounters.ts';
import { enteredCountry } from '#contract/patient/address.ts';
import { AttachedSymptomSession } from '#contract/symptom-check.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { StoredAlert, alertPrefix } from '../clinic/alerts.ts';
import { prefixOf } from '../clinic/items.ts';
import { StoredPrescription } from '../prescriptions/stored.ts';
import { readMembers } from '../clinic/roster.ts';
import { StoredAppointment, appointmentPrefix } from '../appointments/stored.ts';
import { asListed, listedAllergies } from '../chart/allergies.ts';
import { chartFrom } from '../chart/chart-item.ts';
import {
  StoredAllergy,
  StoredDocument,
  StoredEncounter,
  StoredImmunization,
  StoredNote,
  StoredProblem,
  StoredVitalSigns,
} from '../chart/stored.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { env } from '../clinic/env.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { profileKey, recordFrom } from '../clinic/store.ts';

/** A visit, with its note once that is signed; addenda oldest first. */
export interface KeptVisit {
  readonly encounter: StoredEncounter;
  readonly note?: StoredNote;
  readonly addenda: readonly Addendum[];
}

/** Everything stored under a patient that may leave, each list by time. What is not signed or ordered yet is its author's, and stays. */
export interface WholeRecord {
  readonly patient: PatientRecord;
  readonly appointments: readonly StoredAppointment[];
  readonly alerts: readonly z.output<typeof StoredAlert>[];
  readonly immunizations: readonly StoredImmunization[];
  readonly prescriptions: readonly StoredPrescription[];
  readonly symptomSessions: readonly AttachedSymptomSession[];
  readonly laboratory: readonly StoredOrder[];
  readonly problems: readonly StoredProblem[];
  /** What is known of allergies beyond the record's list. */
  readonly allergies: readonly StoredAllergy[];
  readonly documents: readonly StoredDocument[];
  readonly vitalSigns: readonly StoredVitalSigns[];
  readonly visits: readonly KeptVisit[];
  /** What linked accounts do not see is left out; its sections are too, as an empty one would say that there is nothing. */
  readonly isReleased?: true;
  /** The names of the staff by the ids of their accounts. */
  readonly staff: ReadonlyMap<string, Texts>;
}

function withEnteredCountry(patient: PatientRecord, defaultCountry: string): PatientRecord {
  const { country, ...rest } = patient.personalInfo.address;
  const address = { ...rest, country: enteredCountry(country, Object.values(rest), defaultCountry) };
  return { ...patient, personalInfo: { ...patient.personalInfo, address } };
}

/** When an appointment is; while somebody waits for one, since when. */
const timeOf = ({ startsAt, createdAt }: StoredAppointment): string => startsAt ?? createdAt;

const notePrefix = 'NOTE#';

/** What is kept of a patient, of the items under it; undefined if the record is missing. */
export function recordIn(
  items: readonly Record<string, unknown>[],
  staff: WholeRecord['staff'],
  defaultCountry: string,
): WholeRecord | undefined {
  const kept = (prefix: string) => items.filter((item) => String(item['sk']).startsWith(prefix));
  const [profile] = kept('PROFILE');
  if (profile === undefined) return undefined;
  const patient = recordFrom(profile);
  const listed = listedAllergies({ patient, chart: chartFrom(kept('CHART')[0]) });
  // An addendum's key begins with its note's.
  const notes = Map.groupBy(kept(notePrefix), ({ sk }) => String(sk).slice(notePrefix.length).split('#')[0]);
  const visits = z.parse(z.array(StoredEncounter), kept(prefixOf('encounter'))).map((encounter): KeptVisit => {
    const [own, ...addenda] = notes.get(encounter.id) ?? [];
    const note = own && z.parse(StoredNote, own);
    return { encounter, ...(note?.signedAt !== undefined && { note }), addenda: z.parse(z.array(Addendum), addenda) };
  });
  return {
    patient: withEnteredCountry(patient, defaultCountry),
    appointments: z.parse(z.array(StoredAppointment), kept(appointmentPrefix)).toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))),
    alerts: z.parse(z.array(StoredAlert), kept(alertPrefix)).toSorted((a, b) => a.raisedAt.localeCompare(b.raisedAt)),
    immunizations: z.parse(z.array(StoredImmunization), kept(prefixOf('immunization'))),
    prescriptions: z.parse(z.array(StoredPrescription), kept(prefixOf('prescription'))).filter(({ signedAt }) => signedAt !== undefined),
    symptomSessions: z.parse(z.array(AttachedSymptomSession), kept('SYMPTOMS#')),
    laboratory: z.parse(z.array(StoredOrder), kept(prefixOf('laboratory'))).filter(({ status }) => status !== 'draft'),
    problems: z.parse(z.array(StoredProblem), kept(prefixOf('condition'))),
    allergies: z.parse(z.array(StoredAllergy), kept(prefixOf('allergy'))).map((entry) => asListed(entry, listed)),
    documents: z.parse(z.array(StoredDocument), kept(prefixOf('document'))),
    vitalSigns: z
      .parse(z.array(StoredVitalSigns), kept(prefixOf('vital-signs')))
      .toSorted((a, b) => a.measuredAt.localeCompare(b.measuredAt)),
    visits,
    staff,
  };
}

/** A patient's whole record, whose address has no country that nobody entered; undefined if missing. */
export async function wholeRecord(id: string, defaultCountry: string): Promise<WholeRecord | undefined> {
  const items = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': profileKey(id).pk },
    ConsistentRead: true,
  });
  const { members } = await readMembers();
  return recordIn(items, new Map([...members].map(([member, { name }]) => [member, name])), defaultCountry);
}
