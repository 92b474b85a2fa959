import type { DeployedFunction } from './deployed-function.ts';

/** Cognito allows a trigger five seconds. */
const triggerSeconds = 5;

/** The rows of the functions that serve the user pool and its accounts. */
export const accountFunctions = {
  'post-confirmation': {
    description: 'Makes a confirmed account a PATIENT and keeps what it agreed to; ends earlier sessions after a new password',
    entry: 'lambdas/identity/post-confirmation.ts',
    stack: 'identity',
    variables: ['CLINICAL_TABLE_NAME'],
    clinical: { PutItem: ['USER#*', 'NOTIFICATIONS#*', 'MAIL'], UpdateItem: ['SIGN-INS#*', 'STANDING#*'] },
    concurrency: 'signInConcurrency',
    timeoutSeconds: triggerSeconds,
    whenItFails:
      'People who confirm their address or set a new password are told that it failed, and after a new password older sign-ins stay.',
  },
  'sign-ins': {
    description: 'Records who signs in or tries to, and the browsers of accounts',
    entry: 'lambdas/identity/sign-ins.ts',
    stack: 'identity',
    variables: ['CLINICAL_TABLE_NAME'],
    clinical: {
      Query: ['SIGN-INS#*'],
      GetItem: ['USER#*'],
      UpdateItem: ['SIGN-INS#*', 'USER#*'],
      PutItem: ['USER#*', 'NOTIFICATIONS#*', 'MAIL'],
    },
    concurrency: 'signInConcurrency',
    timeoutSeconds: triggerSeconds,
    whenItFails: 'Nobody can sign in; where only its table fails, they can, and the sign-in log has a gap.',
  },
  'custom-message': {
    description: 'Writes the e-mails of codes and invitations in the account’s language first',
    entry: 'lambdas/identity/custom-message.ts',
    stack: 'identity',
    when: 'there is a sender',
    variables: ['SITE_URL'],
    concurrency: 'signInConcurrency',
    timeoutSeconds: triggerSeconds,
    whenItFails: 'Nobody can register, be invited, or get a code for a new password.',
  },
  'pre-token-generation': {
    description: 'Marks the tokens of staff who have no second factor',
    entry: 'lambdas/identity/pre-token-generation.ts',
    stack: 'identity',
    when: 'a second factor is demanded',
    variables: [],
    concurrency: 'signInConcurrency',
    timeoutSeconds: triggerSeconds,
    whenItFails: 'Nobody can sign in, and whoever has signed in is signed out within a quarter of an hour.',
  },
  'unconfirmed-accounts': {
    description: 'Removes accounts that nobody confirmed within a day',
    entry: 'lambdas/identity/remove-unconfirmed.ts',
    stack: 'workers',
    variables: ['USER_POOL_ID'],
    userPool: ['ListUsers', 'AdminGetUser', 'AdminDeleteUser'],
    timeoutSeconds: 300,
    background: { schedule: { everyMinutes: 60, promise: 'Accounts that nobody confirmed within a day are removed within the hour' } },
    whenItFails: 'An unconfirmed account may hold somebody else’s address for longer than a day.',
  },
} as const satisfies Record<string, DeployedFunction>;
