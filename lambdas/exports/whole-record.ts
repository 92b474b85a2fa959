import type { Texts } from '#contract/base/language.ts';
import { enteredCountry } from '#contract/patient/address.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { chartFrom } from '../chart/chart-item.ts';
import { env } from '../clinic/env.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type StoredMember, readMembers } from '../clinic/roster.ts';
import { profileKey, recordFrom } from '../clinic/store.ts';
import { type Sections, releasedSections, sectionsIn } from './sections.ts';

/** All exportable items stored under a patient. */
export interface WholeRecord extends Sections {
  readonly patient: PatientRecord;
  /** Set for linked accounts: unreleased entries are left out, and so are their sections, because an empty section would mean "none". */
  readonly isReleased?: true;
  /** The names of the staff by the ids of their accounts. */
  readonly staff: ReadonlyMap<string, Texts>;
}

function withEnteredCountry(patient: PatientRecord, defaultCountry: string): PatientRecord {
  const { country, ...rest } = patient.personalInfo.address;
  const address = { ...rest, country: enteredCountry(country, Object.values(rest), defaultCountry) };
  return { ...patient, personalInfo: { ...patient.personalInfo, address } };
}

/** The patient's whole record from the items stored under the patient; undefined if the record is missing. */
export function recordIn(
  items: readonly Record<string, unknown>[],
  staff: WholeRecord['staff'],
  defaultCountry: string,
): WholeRecord | undefined {
  const kept = (prefix: string) => items.filter((item) => String(item['sk']).startsWith(prefix));
  const [profile] = kept('PROFILE');
  if (profile === undefined) return undefined;
  const patient = recordFrom(profile);
  const sections = sectionsIn({ kept, patient, chart: chartFrom(kept('CHART')[0]) });
  return { ...sections, patient: withEnteredCountry(patient, defaultCountry), staff };
}

/** A record as linked accounts get it. */
export const releasedRecord = ({ patient, staff, ...sections }: WholeRecord, now: Date): WholeRecord => ({
  ...releasedSections(sections, now),
  isReleased: true,
  patient,
  staff,
});

/** The names of the staff. */
export const staffNames = (members: ReadonlyMap<string, StoredMember>): WholeRecord['staff'] =>
  new Map([...members].map(([member, { name }]) => [member, name]));

/** A patient's whole record, without a country that was only filled in by default; undefined if missing. */
export async function wholeRecord(id: string, defaultCountry: string): Promise<WholeRecord | undefined> {
  const items = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': profileKey(id).pk },
    ConsistentRead: true,
  });
  const { members } = await readMembers();
  return recordIn(items, staffNames(members), defaultCountry);
}
