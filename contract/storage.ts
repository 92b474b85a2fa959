/**
 * What is kept where: the tables and indexes that infra/data.ts makes and the functions read. CloudFormation adds or removes one index of a
 * table a deployment, and changes none: each is named once, well.
 */

/** The tables; a function knows the name of each by a variable (environment.ts). */
export const tables = {
  clinical: { partitionKey: 'pk', sortKey: 'sk' },
  sessions: { partitionKey: 'sessionId' },
  accessLog: { partitionKey: 'pk', sortKey: 'sk' },
} as const;

/** The attribute by which DynamoDB removes what has had its time. */
export const timeToLive = 'expiresAtEpochSeconds';

/** What a patient's record is made of, as it is kept. */
export const recordAttributes = ['id', 'version', 'status', 'createdAt', 'updatedAt', 'personalInfo', 'medicalInfo'] as const;

/** An index of patients. One of keys costs a second round trip to the records, and no write when a record changes but not its key. */
interface PatientIndex {
  readonly name: string;
  readonly partitionKey: 'patientStatus' | 'patientList';
  readonly sortKey: string;
  readonly carries: 'records' | 'keys';
}

/** The lists of patients, by what they are sorted by: one partition for each status. */
export const listIndexes = {
  createdAt: { name: 'byCreatedAt', partitionKey: 'patientStatus', sortKey: 'id', carries: 'keys' },
  'personalInfo.firstName': { name: 'byFirstName', partitionKey: 'patientStatus', sortKey: 'firstNameKey', carries: 'keys' },
  'personalInfo.lastName': { name: 'byLastName', partitionKey: 'patientStatus', sortKey: 'lastNameKey', carries: 'keys' },
  'personalInfo.email': { name: 'byEmail', partitionKey: 'patientStatus', sortKey: 'emailKey', carries: 'keys' },
  'personalInfo.dateOfBirth': { name: 'byDateOfBirth', partitionKey: 'patientStatus', sortKey: 'dateOfBirthKey', carries: 'keys' },
} as const satisfies Record<string, PatientIndex>;

/** What is looked at all day, whatever the status: the newest patients, and those changed last, in one round trip (docs/adr/0022). */
export const wholeIndexes = {
  createdAt: { name: 'byNewest', partitionKey: 'patientList', sortKey: 'id', carries: 'records' },
  updatedAt: { name: 'byUpdatedAt', partitionKey: 'patientList', sortKey: 'updatedKey', carries: 'records' },
} as const satisfies Record<string, PatientIndex>;
/** The one partition of those. */
export const everyPatient = 'all';

/** Every index of patients. */
export const patientIndexes: readonly PatientIndex[] = [...Object.values(listIndexes), ...Object.values(wholeIndexes)];

/** What is planned, by time, and what is urgent, by severity: appointments and open alerts, and nothing else. */
export const agendaIndex = { name: 'byAgenda', partitionKey: 'agendaKey', sortKey: 'agendaSort' } as const;
