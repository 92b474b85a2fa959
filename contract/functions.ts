import type { Variable } from './environment.ts';

interface DeployedFunction {
  readonly entry: `lambdas/${string}.ts`;
  /** The environment variables that its code reads, all of them and no others. */
  readonly variables: readonly Variable[];
  /** What its failure means for users. */
  readonly whenItFails: string;
}

const records = ['CLINICAL_TABLE_NAME', 'ACCESS_LOG_TABLE_NAME'] as const;
const models = ['BEDROCK_MODELS', 'BEDROCK_GUARDRAIL_ID', 'BEDROCK_GUARDRAIL_VERSION'] as const;

/** Every deployed function: stacks, alarms and bundles derive from this table, and a function reads only the variables listed here. */
export const functions = {
  health: {
    entry: 'lambdas/health/handler.ts',
    variables: [],
    whenItFails: 'The API does not answer even its health check.',
  },
  patients: {
    entry: 'lambdas/patients/handler.ts',
    variables: [...records, 'SESSIONS_TABLE_NAME', 'DEFAULT_COUNTRY'],
    whenItFails: 'Clinicians and patients see errors instead of records.',
  },
  'patient-links': {
    entry: 'lambdas/patients/links/handler.ts',
    variables: [...records, 'USER_POOL_ID'],
    whenItFails: 'Nobody can be given access to a record or lose it, and patients do not see their records.',
  },
  'staff-accounts': {
    entry: 'lambdas/patients/staff/handler.ts',
    variables: [...records, 'USER_POOL_ID'],
    whenItFails: 'Nobody can be invited, and nobody who left can be shut out.',
  },
  appointments: {
    entry: 'lambdas/patients/appointments/handler.ts',
    variables: [...records],
    whenItFails: 'Nobody can be booked, received or moved, and the day’s schedule is missing.',
  },
  chart: {
    entry: 'lambdas/patients/chart/handler.ts',
    variables: [...records, 'DOCUMENTS_BUCKET_NAME'],
    whenItFails: 'Charts do not open, and nobody can record vital signs, problems, vaccinations or visits, or file documents.',
  },
  prescriptions: {
    entry: 'lambdas/patients/prescriptions/handler.ts',
    variables: [...records],
    whenItFails: 'Nobody can prescribe, renew or stop a medicine.',
  },
  laboratory: {
    entry: 'lambdas/patients/laboratory/handler.ts',
    variables: [...records],
    whenItFails: 'Nothing can be ordered from the laboratory, and nobody sees or reports results, critical ones included.',
  },
  portal: {
    entry: 'lambdas/patients/portal/handler.ts',
    variables: [...records],
    whenItFails: 'Patients and those who act for them do not see results, prescriptions or vaccinations.',
  },
  proposals: {
    entry: 'lambdas/patients/proposals/handler.ts',
    variables: [...records, 'DEFAULT_COUNTRY'],
    whenItFails: 'Patients cannot tell the clinic of an allergy or a mistake in the record, and staff do not see what they have told.',
  },
  'patient-deletions': {
    entry: 'lambdas/patients/finish-deletions.ts',
    variables: ['CLINICAL_TABLE_NAME', 'DOCUMENTS_BUCKET_NAME'],
    whenItFails: 'A deleted record may still exist in part, and a corrected name be missing in appointments.',
  },
  'patient-exports': {
    entry: 'lambdas/patients/export/handler.ts',
    variables: [...records, 'EXPORTS_BUCKET_NAME', 'EXPORT_WORKER_NAME'],
    whenItFails: 'Clinicians cannot order or fetch exports.',
  },
  'patient-export-worker': {
    entry: 'lambdas/patients/export/worker.ts',
    variables: [...records, 'EXPORTS_BUCKET_NAME', 'USER_POOL_ID', 'DEFAULT_COUNTRY'],
    whenItFails: 'Exports that clinicians wait for do not arrive.',
  },
  'appointment-reminders': {
    entry: 'lambdas/patients/mail/reminders.ts',
    variables: ['CLINICAL_TABLE_NAME'],
    whenItFails: 'Nobody is reminded by e-mail of tomorrow’s appointment.',
  },
  mail: {
    entry: 'lambdas/patients/mail/send.ts',
    variables: ['CLINICAL_TABLE_NAME', 'USER_POOL_ID', 'MAIL_SENDER', 'SITE_URL'],
    whenItFails:
      'Nobody but who ordered it is told of a critical result. Reminders, and e-mails of a new link or a new browser, do not arrive.',
  },
  'access-log': {
    entry: 'lambdas/patients/access-log/handler.ts',
    variables: [...records, 'USER_POOL_ID'],
    whenItFails: 'Administrators and patients cannot see who opened which record.',
  },
  'access-log-copies': {
    entry: 'lambdas/patients/access-log/copies.ts',
    variables: ['ACCESS_LOG_TABLE_NAME'],
    whenItFails: 'Patients do not yet see who opened their record, nor clinicians what they did; no event is lost.',
  },
  'patient-load': {
    entry: 'lambdas/patients/bulk-load.ts',
    variables: ['CLINICAL_TABLE_NAME', 'DEFAULT_COUNTRY'],
    whenItFails: 'Existing patients are missing after a load.',
  },
  'symptom-check': {
    entry: 'lambdas/symptom-check/handler.ts',
    variables: ['SESSIONS_TABLE_NAME', 'CLINICAL_TABLE_NAME', ...models, 'BEDROCK_DAILY_USD'],
    whenItFails: 'Visitors get no assessment of their symptoms.',
  },
  'model-watch': {
    entry: 'lambdas/symptom-check/model-watch.ts',
    variables: models,
    whenItFails: 'Nobody would notice that the language model no longer answers.',
  },
  'post-confirmation': {
    entry: 'lambdas/identity/post-confirmation.ts',
    variables: ['CLINICAL_TABLE_NAME'],
    whenItFails:
      'People who confirm their address or set a new password are told that it failed, and after a new password older sign-ins stay.',
  },
  'sign-ins': {
    entry: 'lambdas/identity/sign-ins.ts',
    variables: ['CLINICAL_TABLE_NAME'],
    whenItFails: 'Nobody can sign in; where only its table fails, they can, and the sign-in log has a gap.',
  },
  'pre-token-generation': {
    entry: 'lambdas/identity/pre-token-generation.ts',
    variables: [],
    whenItFails: 'Nobody can sign in, and whoever has signed in is signed out within a quarter of an hour.',
  },
  'unconfirmed-accounts': {
    entry: 'lambdas/identity/remove-unconfirmed.ts',
    variables: ['USER_POOL_ID'],
    whenItFails: 'An unconfirmed account may hold somebody else’s address for longer than a day.',
  },
} as const satisfies Record<string, DeployedFunction>;

export type FunctionName = keyof typeof functions;
export const functionNames = Object.keys(functions) as FunctionName[];

/** The variables that a function reads. */
export type VariableOf<F extends FunctionName> = (typeof functions)[F]['variables'][number];
