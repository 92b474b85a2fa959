import type { DeployedFunction } from './deployed-function.ts';

/** The rows of the functions that serve whole stages: operations, deployments or a schedule invoke them, and no route. */
export const operationFunctions = {
  'patient-load': {
    description: 'Loads existing patients and their care in bulk; invoked by operations',
    entry: 'lambdas/bulk-load/handler.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME', 'DEFAULT_COUNTRY'],
    clinical: {
      GetItem: 'everywhere',
      Query: 'everywhere',
      BatchGetItem: 'everywhere',
      ConditionCheckItem: ['PATIENT#*'],
      PutItem: ['PATIENT#*', 'SEARCH#*', 'NAMES', 'REQUEST#*'],
      UpdateItem: ['PATIENT#*', 'CLINICIAN#*', 'COUNTERS#*', 'STATS#*'],
    },
    memoryMb: 1024,
    timeoutSeconds: 900,
    whenItFails: 'Existing patients, or their care, are missing after a load.',
  },
  'data-migrations': {
    description: 'Brings what earlier releases stored to what today’s functions read; invoked by deployments',
    entry: 'lambdas/migrations/handler.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME'],
    clinical: {
      Scan: 'everywhere',
      GetItem: 'everywhere',
      Query: 'everywhere',
      BatchGetItem: 'everywhere',
      indexes: true,
      ConditionCheckItem: ['PATIENT#*', 'STAFF', 'USER#*'],
      PutItem: ['PATIENT#*', 'SEARCH#*', 'HOURS', 'NOTIFICATIONS#*', 'MIGRATIONS'],
      UpdateItem: ['PATIENT#*', 'STANDING#*', 'STATS#*'],
    },
    memoryMb: 1024,
    timeoutSeconds: 300,
    whenItFails: 'The deployment stopped: what earlier releases stored is not yet as the new functions read it.',
  },
  'names-index': {
    description: 'Keeps the file from which a search learns everybody’s names',
    entry: 'lambdas/directory/keep-file.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME', 'EXPORTS_BUCKET_NAME'],
    clinical: { GetItem: 'everywhere', Query: 'everywhere', BatchGetItem: 'everywhere', indexes: true, PutItem: ['NAMES'] },
    names: ['GetObject', 'PutObject', 'DeleteObject'],
    memoryMb: 1024,
    // The index of a million people, its copy, and that compressed: 0.75 GB.
    temporaryMb: 2048,
    timeoutSeconds: 900,
    background: {
      retries: 0,
      schedule: {
        everyMinutes: 1,
        promise: 'There is a file of the names, of the last minutes, which has nobody who was deleted an hour ago',
      },
    },
    whenItFails: 'A search by names begins more slowly each day; after a day, or a load of thousands, it finds nobody, and says so.',
  },
  'appointment-reminders': {
    description: 'Leaves reminders of tomorrow’s appointments for the linked accounts, and tells them of requests that nobody answered',
    entry: 'lambdas/mail/reminders.ts',
    stack: 'workers',
    variables: ['CLINICAL_TABLE_NAME'],
    clinical: {
      Query: 'everywhere',
      BatchGetItem: 'everywhere',
      indexes: true,
      ConditionCheckItem: ['PATIENT#*'],
      PutItem: ['PATIENT#*', 'MAIL', 'NOTIFICATIONS#*'],
    },
    timeoutSeconds: 300,
    background: { schedule: { everyMinutes: 60, promise: 'By day, tomorrow’s appointments are reminded of within the hour' } },
    whenItFails: 'Nobody is reminded by e-mail of tomorrow’s appointment.',
  },
} as const satisfies Record<string, DeployedFunction>;
