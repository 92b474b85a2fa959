/** The thread of the user pools: cognito-local's services behind AWS's HTTP protocol. */
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CognitoError, UnsupportedError, UserLambdaValidationError } from 'cognito-local/lib/errors.js';
import keys from 'cognito-local/lib/keys/cognitoLocal.public.json' with { type: 'json' };
import { Router } from 'cognito-local/lib/server/Router.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import { CognitoServiceFactoryImpl, USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { attributesToRecord, UserPoolServiceFactoryImpl, type User, type UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { tokenVerifier } from './authorizer.ts';
import * as z from 'zod/mini';
import { messageOf } from '../lib/failure.ts';
import { asHtml, keepMail } from '../lib/mails.ts';
import type { PoolRules, SignInTrigger } from './call.ts';
import type { PoolMails } from './mails.ts';
import { awsRules } from './rules.ts';
import { identityStore } from './store.ts';
import { type ClaimsOf, namingSignIn } from './tokens.ts';
import { region } from '../template/template.ts';

export interface IdentityPoolSetup extends PoolRules {
  readonly options: UserPool;
  readonly appClients: readonly Omit<AppClient, 'CreationDate' | 'LastModifiedDate'>[];
  readonly groups: readonly string[];
}
export interface IdentityEngineSetup {
  readonly port: number;
  readonly directory: string;
  readonly codesFile: string;
  /** Whether codes are printed too. */
  readonly printsCodes: boolean;
  /** Where mails go (lib/mails.ts), and what the pool writes in them. */
  readonly mailsFile: string;
  readonly mails: PoolMails;
  readonly pools: readonly IdentityPoolSetup[];
  readonly functionsEndpoint: string;
  /**
   * The names of the trigger functions: for the text of each e-mail, at each attempt to sign in and each success, at each confirmed
   * registration, and before tokens are issued.
   */
  readonly triggers: Readonly<
    Record<'customMessage' | 'preAuthentication' | 'postAuthentication' | 'postConfirmation' | 'preTokenGeneration', string | undefined>
  >;
}
const setup: IdentityEngineSetup = workerData;

const Claims = z.optional(z.strictObject({ claimsToAddOrOverride: z.record(z.string(), z.string()) }));
const PreTokenGenerationAnswer = z.object({
  response: z.object({
    claimsAndScopeOverrideDetails: z.nullable(
      z.strictObject({ accessTokenGeneration: Claims, idTokenGeneration: Claims, groupOverrideDetails: z.unknown() }),
    ),
  }),
});

const nothing = (): void => undefined;
const logger: Context['logger'] = { child: () => logger, debug: nothing, info: nothing, warn: nothing, error: nothing };
const context: Context = { logger };
const clock = new DateClock();
const store = identityStore(join(setup.directory, 'db'));
const cognito = await new CognitoServiceFactoryImpl(
  join(setup.directory, 'db'),
  store,
  new UserPoolServiceFactoryImpl(clock, store),
).create(context, {
  UsernameAttributes: ['email'],
});

/** Invokes a trigger's function and returns its answer. */
const invoke = async (trigger: string, name: string | undefined, event: object): Promise<unknown> => {
  const answer = await fetch(`${setup.functionsEndpoint}/2015-03-31/functions/${name}/invocations`, {
    method: 'POST',
    body: JSON.stringify({ region, callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown' }, response: {}, ...event }),
  });
  const body: { errorMessage?: string } | null = await answer.json();
  if (answer.headers.has('x-amz-function-error') || !answer.ok)
    throw new UserLambdaValidationError(`${trigger} failed with error ${body?.errorMessage ?? answer.status}.`);
  return body;
};

const unsupported = (): Promise<never> => Promise.reject(new UnsupportedError('This trigger does not run in the local cloud'));
const triggers: Services['triggers'] = {
  // Sign-in invokes its own triggers (sign-in.ts).
  enabled: (trigger) =>
    trigger === 'PreTokenGeneration' || (trigger === 'PostConfirmation' && setup.triggers.postConfirmation !== undefined),
  customEmailSender: unsupported,
  customMessage: unsupported,
  postAuthentication: unsupported,
  preSignUp: unsupported,
  userMigration: unsupported,
  // On AWS the id token has every standard attribute that the client may read; the engine's id token has only the e-mail.
  async preTokenGeneration(_context, { userAttributes }) {
    const said = Object.entries(attributesToRecord(userAttributes)).filter(([name]) => !/^(sub|email|email_verified|custom:)/.test(name));
    return { claimsOverrideDetails: { claimsToAddOrOverride: Object.fromEntries(said) } };
  },
  async postConfirmation(_context, { clientId, clientMetadata, source, userAttributes, username, userPoolId }) {
    await invoke('PostConfirmation', setup.triggers.postConfirmation, {
      version: '1',
      userPoolId,
      userName: username,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: source,
      request: { userAttributes: attributesToRecord(userAttributes), ...(clientMetadata && { clientMetadata }) },
    });
  },
};
const preAuthentication: SignInTrigger = async ({ request, pool }, user) => {
  if (setup.triggers.preAuthentication === undefined) return;
  await invoke('PreAuthentication', setup.triggers.preAuthentication, {
    version: '1',
    userPoolId: pool.options.Id,
    userName: user?.Username ?? request.AuthParameters?.['USERNAME'],
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: request.ClientId },
    triggerSource: 'PreAuthentication_Authentication',
    request: {
      userAttributes: user ? attributesToRecord(user.Attributes) : {},
      validationData: request.ClientMetadata ?? null,
      userNotFound: user === null,
    },
  });
};
const postAuthentication: SignInTrigger = async ({ request, pool }, user) => {
  if (setup.triggers.postAuthentication === undefined || user === null) return;
  await invoke('PostAuthentication', setup.triggers.postAuthentication, {
    version: '1',
    userPoolId: pool.options.Id,
    userName: user.Username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: request.ClientId },
    triggerSource: 'PostAuthentication_Authentication',
    request: {
      userAttributes: attributesToRecord(user.Attributes),
      newDeviceUsed: false,
      ...(request.ClientMetadata && { clientMetadata: request.ClientMetadata }),
    },
  });
};
const CustomMessageAnswer = z.object({
  response: z.object({ emailSubject: z.nullable(z.string()), emailMessage: z.nullable(z.string()) }),
});
interface Message {
  readonly source: string;
  readonly clientId: string | null;
  readonly userPoolId: string;
  readonly user: Pick<User, 'Username' | 'Attributes'>;
  readonly clientMetadata: Readonly<Record<string, string>> | undefined;
}
/** The trigger's text of an e-mail; undefined if the pool's own is used. */
async function customMessage({ source, clientId, userPoolId, user, clientMetadata }: Message) {
  if (setup.triggers.customMessage === undefined) return undefined;
  const answer = await invoke('CustomMessage', setup.triggers.customMessage, {
    version: '1',
    userPoolId,
    userName: user.Username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: clientId ?? 'CLIENT_ID_NOT_APPLICABLE' },
    triggerSource: `CustomMessage_${source}`,
    request: {
      userAttributes: attributesToRecord(user.Attributes),
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: source === 'AdminCreateUser' ? '{username}' : null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const { emailSubject: subject, emailMessage: body } = CustomMessageAnswer.parse(answer).response;
  if (subject === null || body === null) return undefined;
  if (!body.includes('{####}')) throw new UserLambdaValidationError('CustomMessage left out the code.');
  return { subject, body };
}
/** A trigger of version 2, which adds claims to both tokens; its other possible answers are not emulated. */
const claimsOf: ClaimsOf = async (user, groups, { ClientId: clientId, UserPoolId: userPoolId }, source) => {
  if (setup.triggers.preTokenGeneration === undefined) return { access: {}, id: {} };
  const answer = await invoke('PreTokenGeneration', setup.triggers.preTokenGeneration, {
    version: '2',
    userPoolId,
    userName: user.Username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource: `TokenGeneration_${source}`,
    request: {
      userAttributes: attributesToRecord(user.Attributes),
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
      scopes: ['aws.cognito.signin.user.admin'],
    },
    response: { claimsAndScopeOverrideDetails: null },
  });
  const { claimsAndScopeOverrideDetails: details } = PreTokenGenerationAnswer.parse(answer).response;
  return {
    access: details?.accessTokenGeneration?.claimsToAddOrOverride ?? {},
    id: details?.idTokenGeneration?.claimsToAddOrOverride ?? {},
  };
};
const services: Services = {
  clock,
  cognito,
  config: {
    LambdaClient: {},
    TriggerFunctions: {},
    UserPoolDefaults: { UsernameAttributes: ['email'] },
    ServerConfig: {},
    TokenConfig: {},
  },
  messages: {
    async deliver(_context, source, clientId, userPoolId, user, code, clientMetadata, { Destination: destination }) {
      appendFileSync(setup.codesFile, `${JSON.stringify({ at: new Date().toISOString(), purpose: source, email: destination, code })}\n`);
      const { subject, body } =
        (await customMessage({ source, clientId, userPoolId, user, clientMetadata })) ??
        (source === 'AdminCreateUser' ? setup.mails.invitation : setup.mails.code);
      const html = body.replaceAll('{username}', asHtml(destination)).replaceAll('{####}', asHtml(code));
      keepMail(setup.mailsFile, { from: setup.mails.from, to: destination, subject, html, text: '' });
      if (setup.printsCodes)
        console.log(`${source === 'AdminCreateUser' ? 'Temporary password' : 'Code'} for ${destination} (${source}): ${code}`);
    },
  },
  otp,
  // AWS's issuer, so that token verifiers are configured as on AWS.
  tokenGenerator: namingSignIn(
    new JwtTokenGenerator(clock, triggers, { IssuerDomain: `https://cognito-idp.${region}.amazonaws.com` }),
    claimsOf,
  ),
  triggers,
};

for (const { options, appClients, groups } of setup.pools) {
  const existing = (await cognito.listUserPools(context)).some(({ Id }) => Id === options.Id);
  if (!existing) await cognito.createUserPool(context, options);
  const pool = await cognito.getUserPool(context, options.Id);
  await pool.updateOptions(context, { ...USER_POOL_AWS_DEFAULTS, ...options });
  const now = clock.get();
  for (const client of appClients) await pool.saveAppClient(context, { ...client, CreationDate: now, LastModifiedDate: now });
  for (const GroupName of groups)
    if (!(await pool.getGroupByGroupName(context, GroupName)))
      await pool.saveGroup(context, { GroupName, CreationDate: now, LastModifiedDate: now, members: [] });
}

const jwks = { keys: [keys.jwk] };
const verifiers = new Map(setup.pools.map(({ options }) => [options.Id, tokenVerifier(options.Id, jwks)]));
const perform = awsRules(
  services,
  { preAuthentication, postAuthentication },
  Object.fromEntries(setup.pools.map((pool) => [pool.options.Id, pool])),
  Router(services),
  (poolId, token) => verifiers.get(poolId)?.(token) ?? { outcome: 'invalid' },
);

const send = (response: ServerResponse, status: number, body: unknown): void => {
  const epochSeconds = function (this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
    const original = this[key];
    return original instanceof Date ? Math.floor(original.getTime() / 1000) : value;
  };
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body, epochSeconds));
};
const refuse = (response: ServerResponse, type: string, message: string): void => {
  response.setHeader('x-amzn-errortype', type);
  send(response, 400, { __type: type, message });
};
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', '*');
  if (request.method === 'OPTIONS') {
    const headers = request.headers['access-control-request-headers'] ?? '*';
    response
      .writeHead(204, { 'access-control-allow-headers': headers, 'access-control-allow-methods': '*', 'access-control-max-age': '86400' })
      .end();
    return;
  }
  if (request.method === 'GET') return send(response, request.url?.endsWith('/.well-known/jwks.json') ? 200 : 404, jwks);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  try {
    send(response, 200, await perform(operation, context, JSON.parse(Buffer.concat(chunks).toString() || '{}')));
  } catch (error) {
    if (error instanceof CognitoError) refuse(response, error.code, error.message);
    else if (error instanceof UnsupportedError) refuse(response, 'InvalidParameterException', `Not in the local cloud: ${error.message}`);
    else refuse(response, 'InternalErrorException', messageOf(error));
  }
};
createServer((request, response) => void answer(request, response)).listen(setup.port, '127.0.0.1', () =>
  parentPort?.postMessage('ready', []),
);
