/**
 * The tables and indexes that infra/data.ts creates and the functions read. CloudFormation can add or remove only one index of a table per
 * deployment, and cannot change any, so choose names with care.
 */

/** The tables. Functions get their names from environment variables (environment.ts). */
export const tables = {
  clinical: { partitionKey: 'pk', sortKey: 'sk' },
  sessions: { partitionKey: 'sessionId' },
  accessLog: { partitionKey: 'pk', sortKey: 'sk' },
} as const;

/** The attribute by which DynamoDB removes expired items. */
export const timeToLive = 'expiresAtEpochSeconds';

/** The attributes of a stored patient record. */
export const recordAttributes = ['id', 'version', 'status', 'createdAt', 'updatedAt', 'personalInfo', 'medicalInfo'] as const;

/** An index of patients. A keys-only index costs a second round trip to the records, but no write while a record's key stays the same. */
interface PatientIndex {
  readonly name: string;
  readonly partitionKey: 'patientStatus' | 'patientList';
  readonly sortKey: string;
  readonly carries: 'records' | 'keys';
}

/** Patient lists by sort field, with one partition per status. */
export const listIndexes = {
  createdAt: { name: 'byCreatedAt', partitionKey: 'patientStatus', sortKey: 'id', carries: 'keys' },
  'personalInfo.firstName': { name: 'byFirstName', partitionKey: 'patientStatus', sortKey: 'firstNameKey', carries: 'keys' },
  'personalInfo.lastName': { name: 'byLastName', partitionKey: 'patientStatus', sortKey: 'lastNameKey', carries: 'keys' },
  'personalInfo.email': { name: 'byEmail', partitionKey: 'patientStatus', sortKey: 'emailKey', carries: 'keys' },
  'personalInfo.dateOfBirth': { name: 'byDateOfBirth', partitionKey: 'patientStatus', sortKey: 'dateOfBirthKey', carries: 'keys' },
} as const satisfies Record<string, PatientIndex>;

/** The most-read lists, across statuses, in one round trip: newest and last changed patients (docs/adr/0022). */
export const wholeIndexes = {
  createdAt: { name: 'byNewest', partitionKey: 'patientList', sortKey: 'id', carries: 'records' },
  updatedAt: { name: 'byUpdatedAt', partitionKey: 'patientList', sortKey: 'updatedKey', carries: 'records' },
} as const satisfies Record<string, PatientIndex>;
/** The single partition of those indexes. */
export const everyPatient = 'all';

/** Every index of patients. */
export const patientIndexes: readonly PatientIndex[] = [...Object.values(listIndexes), ...Object.values(wholeIndexes)];

/** Holds only appointments, by time, the waiting list, what each patient cancelled, and open alerts, by severity. */
export const agendaIndex = { name: 'byAgenda', partitionKey: 'agendaKey', sortKey: 'agendaSort' } as const;
/** The list, in that index, of what a patient cancelled. */
export const cancelledOf = (patientId: string): string => `CANCELLED#${patientId}`;

/** The work of one staff member or one bench (`workKey`), in working order (`workSort`). */
export const workIndex = { name: 'byWork', partitionKey: 'workKey', sortKey: 'workSort' } as const;

/**
 * The partitions of the clinical table; `*` stands for the owner's id. A function may write the partitions that its row names
 * (functions.ts), so items that only one function may write have their own partition.
 */
export type Partition =
  | `${'CLINICIAN' | 'COUNTERS' | 'EXPORTS' | 'EXPORT-TURNS' | 'LINKCODE' | 'NOTIFICATIONS' | 'PAPER' | 'PATIENT' | 'PRESCRIBER' | 'REQUEST' | 'SEARCH' | 'SIGN-INS' | 'STANDING' | 'STATS' | 'TASK' | 'USER'}#*`
  | 'CARE-DIRECTORY'
  | 'CLINIC-CATALOGUE'
  | 'CLINIC-PROFILE'
  | 'CURSOR-KEYS'
  | 'DELETIONS'
  | 'HOURS'
  | typeof outbox
  | 'MERGES'
  | 'MIGRATIONS'
  | 'NAMES'
  | 'RENAMINGS'
  | 'STAFF'
  | 'USUAL-DOSES';

/** The partition of queued e-mails. */
export const outbox = 'MAIL';

/** A search that finds no file of names makes the index of a register of so many people itself; that of a larger one is left to the scheduled job. */
export const smallRegister = 5000;
