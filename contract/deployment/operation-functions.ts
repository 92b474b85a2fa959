import type { DeployedFunction } from './deployed-function.ts';

/** The rows of the functions that operations and deployments invoke, and no route. */
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
} as const satisfies Record<string, DeployedFunction>;
