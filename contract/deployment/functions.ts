import { accountFunctions } from './account-functions.ts';
import type { DeployedFunction } from './deployed-function.ts';
import { operationFunctions } from './operation-functions.ts';

const records = ['CLINICAL_TABLE_NAME', 'ACCESS_LOG_TABLE_NAME'] as const;
const models = ['BEDROCK_MODELS', 'BEDROCK_GUARDRAIL_ID', 'BEDROCK_GUARDRAIL_VERSION'] as const;
/** Reads are not restricted: most answers are about a patient, whose id only the request names. */
const reads = { GetItem: 'everywhere', Query: 'everywhere' } as const;
const lookups = { ...reads, BatchGetItem: 'everywhere' } as const;
/** Finds patients and their care through any list; its writes may have a condition on any item. */
const works = { ...lookups, indexes: true, ConditionCheckItem: 'everywhere' } as const;
/** What goes with a record that is deleted, or into another one, and the markers of what is under way. */
const ofRecords = [
  'PATIENT#*',
  'SEARCH#*',
  'USER#*',
  'NOTIFICATIONS#*',
  'LINKCODE#*',
  'PAPER#*',
  'TASK#*',
  'DELETIONS',
  'MERGES',
  'RENAMINGS',
] as const;

/**
 * Every deployed function. Its stack, role, alarms and bundle derive from its row. It reads only the variables listed here, and its role
 * may write only the listed partitions.
 */
export const functions = {
  health: {
    description: 'Answers health checks',
    entry: 'lambdas/health/handler.ts',
    stack: 'api',
    variables: [],
    memoryMb: 256,
    whenItFails: 'The API does not answer even its health check.',
  },
  records: {
    description: 'Patient records',
    entry: 'lambdas/records/handler.ts',
    stack: 'api',
    variables: [...records, 'SESSIONS_TABLE_NAME', 'DEFAULT_COUNTRY', 'EXPORTS_BUCKET_NAME'],
    clinical: {
      ...works,
      PutItem: [
        'PATIENT#*',
        'SEARCH#*',
        'NAMES',
        'NOTIFICATIONS#*',
        'USER#*',
        'PAPER#*',
        'REQUEST#*',
        'DELETIONS',
        'MERGES',
        'RENAMINGS',
        'CURSOR-KEYS',
      ],
      UpdateItem: ['PATIENT#*', 'CLINICIAN#*', 'COUNTERS#*', 'STATS#*', 'USER#*', 'NOTIFICATIONS#*', 'PAPER#*', 'TASK#*'],
      DeleteItem: ofRecords,
    },
    sessions: ['GetItem', 'UpdateItem', 'DeleteItem'],
    accessLog: ['PutItem'],
    names: ['GetObject'],
    memoryMb: 1024,
    whenItFails: 'Clinicians and patients see errors instead of records.',
  },
  overview: {
    description: 'Figures of the dashboards and analytics, and the alerts of the whole clinic',
    entry: 'lambdas/overview/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: {
      ...lookups,
      indexes: true,
      ConditionCheckItem: 'everywhere',
      PutItem: ['CURSOR-KEYS'],
      UpdateItem: ['PATIENT#*', 'STATS#*'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'The dashboards have no figures, and nobody sees the alerts.',
  },
  account: {
    description: 'What an account keeps for itself: notifications, choices of e-mails, browsers',
    entry: 'lambdas/account/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: {
      ...lookups,
      PutItem: ['USER#*', 'CURSOR-KEYS'],
      UpdateItem: ['USER#*', 'NOTIFICATIONS#*', 'SIGN-INS#*'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Nobody sees notifications, and browsers that are lost cannot be forgotten.',
  },
  'patient-links': {
    description: 'Links accounts to records by codes from the clinic’s desk',
    entry: 'lambdas/links/handler.ts',
    stack: 'api',
    variables: [...records, 'USER_POOL_ID'],
    clinical: {
      ...reads,
      ConditionCheckItem: 'everywhere',
      PutItem: ['PATIENT#*', 'USER#*', 'NOTIFICATIONS#*', 'LINKCODE#*', 'MAIL'],
      UpdateItem: ['PATIENT#*', 'USER#*'],
      DeleteItem: ['PATIENT#*', 'USER#*', 'LINKCODE#*'],
    },
    accessLog: ['PutItem'],
    userPool: ['AdminGetUser'],
    memoryMb: 1024,
    whenItFails: 'Nobody can be given access to a record or lose it, and patients do not see their records.',
  },
  'staff-accounts': {
    description: 'Invites the staff, says what they do, and closes the accounts of those who leave',
    entry: 'lambdas/staff/handler.ts',
    stack: 'api',
    variables: [...records, 'USER_POOL_ID'],
    clinical: { ...works, PutItem: ['STAFF', 'REQUEST#*', 'CURSOR-KEYS'], UpdateItem: ['STANDING#*'] },
    accessLog: ['PutItem'],
    userPool: [
      'AdminGetUser',
      'ListUsersInGroup',
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminAddUserToGroup',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminUserGlobalSignOut',
    ],
    memoryMb: 1024,
    whenItFails: 'Nobody can be invited, and nobody who left can be shut out.',
  },
  appointments: {
    description: 'Books, receives and moves patients; the clinic’s hours, catalogue and profile',
    entry: 'lambdas/appointments/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: {
      ...works,
      PutItem: [
        'PATIENT#*',
        'NOTIFICATIONS#*',
        'HOURS',
        'CARE-DIRECTORY',
        'CLINIC-CATALOGUE',
        'CLINIC-PROFILE',
        'REQUEST#*',
        'CURSOR-KEYS',
      ],
      UpdateItem: ['PATIENT#*', 'CLINICIAN#*', 'STATS#*'],
      DeleteItem: ['NOTIFICATIONS#*'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Nobody can be booked, received or moved, and the day’s schedule is missing.',
  },
  chart: {
    description: 'Vital signs, problems, vaccinations, documents and visits of patients',
    entry: 'lambdas/chart/handler.ts',
    stack: 'api',
    variables: [...records, 'DOCUMENTS_BUCKET_NAME'],
    clinical: {
      ...works,
      PutItem: ['PATIENT#*', 'NOTIFICATIONS#*', 'REQUEST#*', 'CURSOR-KEYS'],
      UpdateItem: ['PATIENT#*', 'STATS#*'],
    },
    accessLog: ['PutItem'],
    // The rights of its signed links: to upload a file to its announced place, and to read a kept file.
    documents: ['GetObject', 'PutObject'],
    memoryMb: 1024,
    whenItFails: 'Charts do not open, and nobody can record vital signs, problems, vaccinations or visits, or file documents.',
  },
  prescriptions: {
    description: 'Checks, signs and stops prescriptions',
    entry: 'lambdas/prescriptions/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: {
      ...works,
      PutItem: ['PATIENT#*', 'NOTIFICATIONS#*', 'PRESCRIBER#*', 'USUAL-DOSES', 'REQUEST#*', 'CURSOR-KEYS'],
      UpdateItem: ['PATIENT#*', 'STATS#*'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Nobody can prescribe, renew or stop a medicine.',
  },
  laboratory: {
    description: 'Laboratory orders, specimens and results',
    entry: 'lambdas/laboratory/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: {
      ...works,
      PutItem: ['PATIENT#*', 'NOTIFICATIONS#*', 'MAIL', 'REQUEST#*', 'CURSOR-KEYS'],
      UpdateItem: ['PATIENT#*', 'STATS#*'],
      DeleteItem: ['PATIENT#*'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Nothing can be ordered from the laboratory, and nobody sees or reports results, critical ones included.',
  },
  'paper-checks': {
    description: 'Tells whoever holds a paper of the clinic whether it is genuine',
    entry: 'lambdas/papers/handler.ts',
    stack: 'api',
    variables: ['CLINICAL_TABLE_NAME'],
    // It cannot list anything: it reads what a code leads to, item by item.
    clinical: { GetItem: ['PAPER#*', 'PATIENT#*'] },
    memoryMb: 512,
    whenItFails: 'Nobody can verify a certificate, referral or prescription by its code.',
  },
  portal: {
    description: 'What linked accounts see of a patient’s care',
    entry: 'lambdas/portal/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: { ...lookups, PutItem: ['CURSOR-KEYS'] },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Patients and those who act for them do not see results, prescriptions, vaccinations or documents.',
  },
  proposals: {
    description: 'What patients propose to change in their records, and the answers',
    entry: 'lambdas/proposals/handler.ts',
    stack: 'api',
    variables: [...records, 'DEFAULT_COUNTRY'],
    clinical: {
      ...works,
      PutItem: ['PATIENT#*', 'SEARCH#*', 'NAMES', 'NOTIFICATIONS#*', 'REQUEST#*', 'RENAMINGS', 'CURSOR-KEYS'],
      UpdateItem: ['PATIENT#*', 'USER#*'],
      DeleteItem: ['PATIENT#*', 'SEARCH#*', 'USER#*', 'LINKCODE#*', 'RENAMINGS'],
    },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Patients cannot tell the clinic of an allergy or a mistake in the record, and staff do not see what they have told.',
  },
  tasks: {
    description: 'What the staff ask of one another',
    entry: 'lambdas/tasks/handler.ts',
    stack: 'api',
    variables: [...records],
    clinical: { ...works, PutItem: ['TASK#*', 'PATIENT#*', 'NOTIFICATIONS#*', 'REQUEST#*', 'CURSOR-KEYS'] },
    accessLog: ['PutItem'],
    memoryMb: 1024,
    whenItFails: 'Nobody sees the tasks that colleagues gave, or can give any.',
  },
  'patient-deletions': {
    description: 'Finishes deletions that a crash interrupted, or that have documents, merges of records, and corrections of names',
    entry: 'lambdas/records/finish-deletions.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME', 'DOCUMENTS_BUCKET_NAME'],
    clinical: {
      ...lookups,
      ConditionCheckItem: 'everywhere',
      PutItem: ['PATIENT#*', 'SEARCH#*', 'NAMES', 'USER#*', 'PAPER#*', 'RENAMINGS'],
      UpdateItem: ['PATIENT#*', 'CLINICIAN#*', 'COUNTERS#*', 'STATS#*', 'NOTIFICATIONS#*', 'PAPER#*', 'TASK#*'],
      DeleteItem: ofRecords,
    },
    documents: ['DeleteObject'],
    timeoutSeconds: 300,
    background: {
      schedule: {
        everyMinutes: 5,
        promise: 'Deletions and merges that a crash interrupted, or that have documents, are finished within minutes',
      },
    },
    whenItFails: 'A deleted record may still exist in part, a merge be unfinished, and a corrected name be missing in appointments.',
  },
  'patient-exports': {
    description: 'Takes export orders and hands out the files',
    entry: 'lambdas/exports/handler.ts',
    stack: 'api',
    variables: [...records, 'EXPORTS_BUCKET_NAME', 'EXPORT_WORKER_NAME'],
    clinical: { ...lookups, indexes: true, PutItem: ['EXPORTS#*', 'EXPORT-TURNS#*'], UpdateItem: ['EXPORTS#*'], DeleteItem: ['EXPORTS#*'] },
    accessLog: ['PutItem'],
    exports: ['GetObject', 'AbortMultipartUpload', 'DeleteObject'],
    invokes: 'patient-export-worker',
    memoryMb: 1024,
    whenItFails: 'Clinicians cannot order or fetch exports.',
  },
  'patient-export-worker': {
    description: 'Writes patients into a file; invoked by patient-exports',
    entry: 'lambdas/exports/worker.ts',
    stack: 'workers',
    variables: [...records, 'EXPORTS_BUCKET_NAME', 'USER_POOL_ID', 'DEFAULT_COUNTRY', 'SITE_URL'],
    clinical: { ...lookups, indexes: true, ConditionCheckItem: ['PATIENT#*'], PutItem: ['PAPER#*'], UpdateItem: ['EXPORTS#*'] },
    accessLog: ['Query', 'PutItem'],
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    exports: ['PutObject', 'AbortMultipartUpload', 'DeleteObject'],
    names: ['GetObject'],
    // One full processor, and Lambda's longest timeout.
    memoryMb: 1769,
    timeoutSeconds: 900,
    // Without a limit, the heap grows to the function's memory before it is collected; with a nursery below 16 MB, pages of records
    // outlive it, and collecting them takes a quarter of the time (docs/performance.md).
    nodeOptions: ['--max-semi-space-size=16', '--max-old-space-size=256'],
    // A failed export has the status `failed`; its owner decides whether to retry.
    background: { retries: 0, withinMinutes: 5 },
    whenItFails: 'Exports that clinicians wait for do not arrive.',
  },
  mail: {
    description: 'Sends the notices that are due by e-mail',
    entry: 'lambdas/mail/send.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME', 'USER_POOL_ID', 'MAIL_SENDER', 'SITE_URL'],
    clinical: {
      GetItem: 'everywhere',
      Query: ['MAIL', 'STAFF'],
      ConditionCheckItem: ['PATIENT#*'],
      PutItem: ['PATIENT#*', 'NOTIFICATIONS#*', 'MAIL'],
      DeleteItem: ['MAIL'],
    },
    userPool: ['AdminGetUser'],
    timeoutSeconds: 60,
    // The next minute's run takes over what is left.
    background: { retries: 0, schedule: { everyMinutes: 1, promise: 'Notices are sent within a minute or two' } },
    whenItFails:
      'Nobody but who ordered it is told of a critical result. Reminders, and e-mails of a new link or a new browser, do not arrive.',
  },
  'access-log': {
    description: 'Shows who did what with patients’ data',
    entry: 'lambdas/access-log/handler.ts',
    stack: 'api',
    variables: [...records, 'USER_POOL_ID'],
    clinical: { ...lookups, indexes: true, PutItem: ['CURSOR-KEYS'] },
    // Reading the log as an administrator is itself an event.
    accessLog: ['Query', 'PutItem'],
    userPool: ['AdminGetUser', 'ListUsersInGroup'],
    memoryMb: 1024,
    whenItFails: 'Administrators and patients cannot see who opened which record.',
  },
  'access-log-copies': {
    description: 'Copies each event of the access log to its actor and patients; repeats a day on request',
    entry: 'lambdas/access-log/copies.ts',
    stack: 'workers',
    variables: ['ACCESS_LOG_TABLE_NAME'],
    // Query serves the replay of a day.
    accessLog: ['Query', 'BatchWriteItem'],
    timeoutSeconds: 300,
    whenItFails: 'Patients do not yet see who opened their record, nor clinicians what they did; no event is lost.',
  },
  ...operationFunctions,
  'symptom-check': {
    description: 'Preliminary assessment of symptoms, for anybody',
    entry: 'lambdas/symptom-check/handler.ts',
    stack: 'api',
    variables: ['SESSIONS_TABLE_NAME', 'CLINICAL_TABLE_NAME', ...models, 'BEDROCK_DAILY_USD'],
    // Even if it is abused, it can read no patient.
    clinical: { GetItem: ['CARE-DIRECTORY'] },
    sessions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    models: 'asks',
    concurrency: 'publicConcurrency',
    counts: {
      ModelAnswers: { message: 'model-answered', by: 'code' },
      ModelFailures: { message: 'model-failed', by: 'errorName' },
    },
    memoryMb: 1024,
    whenItFails: 'Visitors get no assessment of their symptoms.',
  },
  'model-watch': {
    description: 'Notices before visitors do that a language model no longer answers',
    entry: 'lambdas/symptom-check/model-watch.ts',
    stack: 'workers',
    when: 'there are models',
    variables: models,
    models: 'watches',
    counts: { ModelsSilent: { message: 'model-watched', except: ['code', 'read'] }, ModelsLegacy: { message: 'model-legacy' } },
    timeoutSeconds: 60,
    // Each try is a paid question, and the next run follows within the hour.
    background: {
      retries: 0,
      schedule: { everyMinutes: 60, promise: 'A language model that no longer answers is noticed within two hours' },
    },
    whenItFails: 'Nobody would notice that the language model no longer answers.',
  },
  ...accountFunctions,
} as const satisfies Record<string, DeployedFunction>;

export type FunctionName = keyof typeof functions;
export const functionNames = Object.keys(functions) as FunctionName[];

/** A function's row, typed as any function. */
export const rowOf = (name: FunctionName): DeployedFunction => functions[name];
