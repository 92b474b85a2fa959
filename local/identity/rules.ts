import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import * as z from 'zod/mini';
import { accountOperations } from './accounts.ts';
import type { Verdict } from './authorizer.ts';
import { AccessToken, type Call, type ClientRules, type Engine, type Operation, type PoolRules, Request, originOf } from './call.ts';
import { sessionOperations } from './sessions.ts';
import { signInOperations } from './sign-in.ts';
import { payloadOf } from './tokens.ts';

const Result = z.looseObject({
  CodeDeliveryDetails: z.optional(z.looseObject({ Destination: z.optional(z.string()) })),
  AuthenticationResult: z.optional(z.looseObject({ AccessToken: z.optional(z.string()) })),
});
const Expiry = z.looseObject({ exp: z.number() });

const noClient: ClientRules = { preventUserExistenceErrors: true, rotateRefreshTokens: false, rotationGraceSeconds: 0 };
/** `h***@a***`, as AWS shows where it sent a code. */
const masked = (destination: string): string =>
  destination.replace(/^(.)[^@]*(@.)?.*$/, (_, first: string, second = '') => `${first}***${second && `${second}***`}`);
const awsWording: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  UserNotFoundException: 'User does not exist.',
};

const folded = (request: Request): Request => {
  const lower = (record: Record<string, string> | undefined) =>
    record?.['USERNAME'] === undefined ? record : { ...record, USERNAME: record['USERNAME'].toLowerCase() };
  return {
    ...request,
    Username: request.Username?.toLowerCase(),
    AuthParameters: lower(request.AuthParameters),
    ChallengeResponses: lower(request.ChallengeResponses),
    UserAttributes: request.UserAttributes?.map(({ Name, Value }) => ({ Name, Value: Name === 'email' ? Value?.toLowerCase() : Value })),
  };
};

/**
 * The engine's operations, changed to AWS's answers where the product depends on the difference: errors and their messages, the password
 * policy, verified tokens, refresh-token rotation, and the operations that the engine lacks.
 */
export const awsRules = (
  services: Services,
  signInTriggers: Engine['signInTriggers'],
  pools: Readonly<Record<string, PoolRules>>,
  route: Router,
  verify: (userPoolId: string, token: string) => Verdict,
): ((operation: string, context: Context, input: unknown) => Promise<unknown>) => {
  const engine: Engine = { services, signInTriggers, pass: ({ operation, context, request }) => route(operation)(context, request) };
  const sessions = sessionOperations(engine);
  const operations: Readonly<Record<string, Operation>> = {
    ...accountOperations(engine),
    ...signInOperations(engine, sessions.GetTokensFromRefreshToken),
    ...sessions,
  };

  return async (operation, context, input) => {
    const request = Request.parse(input);
    const token = request.AccessToken === undefined ? undefined : AccessToken.safeParse(payloadOf(request.AccessToken)).data;
    if (request.AccessToken !== undefined && !token) throw new NotAuthorizedError('Invalid Access Token');
    const clientId = request.ClientId ?? token?.client_id;
    const pool =
      clientId !== undefined
        ? await services.cognito.getUserPoolForClientId(context, clientId)
        : request.UserPoolId !== undefined
          ? await services.cognito.getUserPool(context, request.UserPoolId)
          : undefined;
    const rules = pool && pools[pool.options.Id];
    if (!pool || !rules) return route(operation)(context, input);
    if (request.AccessToken !== undefined) {
      const verdict = verify(pool.options.Id, request.AccessToken);
      if (verdict.outcome !== 'verified')
        throw new NotAuthorizedError(verdict.outcome === 'expired' ? 'Access Token has expired' : 'Invalid Access Token');
      const user = token && (await pool.getUserByUsername(context, token.username));
      const origin = originOf(request.AccessToken);
      if (user && user.RefreshTokens.every((kept) => originOf(kept) !== origin))
        throw new NotAuthorizedError('Access Token has been revoked');
    }
    const client = rules.clients[clientId ?? ''] ?? noClient;
    const call: Call = { operation, context, request: rules.caseSensitive ? request : folded(request), pool, rules, client };
    try {
      const answer = await (operations[operation] ?? engine.pass)(call);
      const known = Result.safeParse(answer);
      if (!known.success) return answer;
      const { CodeDeliveryDetails: details, AuthenticationResult: tokens } = known.data;
      const expiry = Expiry.safeParse(payloadOf(tokens?.AccessToken ?? ''));
      return {
        ...known.data,
        ...(details?.Destination && { CodeDeliveryDetails: { ...details, Destination: masked(details.Destination) } }),
        ...(tokens &&
          expiry.success && {
            AuthenticationResult: { ...tokens, TokenType: 'Bearer', ExpiresIn: Math.round(expiry.data.exp - Date.now() / 1000) },
          }),
      };
    } catch (error) {
      const wording = error instanceof CognitoError ? awsWording[error.code] : undefined;
      throw error instanceof CognitoError && wording !== undefined ? new CognitoError(error.code, wording) : error;
    }
  };
};
