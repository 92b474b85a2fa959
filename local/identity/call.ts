import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod/mini';
import { type PasswordPolicy, passwordProblem } from './passwords.ts';
import { SignInClaims, payloadOf } from './tokens.ts';

/** Template settings of a pool and its clients that the engine itself ignores. */
export interface PoolRules {
  readonly caseSensitive: boolean;
  readonly requiredAttributes: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
  readonly temporaryPasswordDays: number;
  readonly clients: Readonly<Record<string, ClientRules>>;
}
export interface ClientRules {
  readonly preventUserExistenceErrors: boolean;
  readonly rotateRefreshTokens: boolean;
  readonly rotationGraceSeconds: number;
}

export const Request = z.looseObject({
  ClientId: z.optional(z.string()),
  UserPoolId: z.optional(z.string()),
  Username: z.optional(z.string()),
  Password: z.optional(z.string()),
  ProposedPassword: z.optional(z.string()),
  TemporaryPassword: z.optional(z.string()),
  MessageAction: z.optional(z.string()),
  UserCode: z.optional(z.string()),
  FriendlyDeviceName: z.optional(z.string()),
  ConfirmationCode: z.optional(z.string()),
  AccessToken: z.optional(z.string()),
  RefreshToken: z.optional(z.string()),
  GroupName: z.optional(z.string()),
  AuthFlow: z.optional(z.string()),
  AuthParameters: z.optional(z.record(z.string(), z.string())),
  ChallengeName: z.optional(z.string()),
  ChallengeResponses: z.optional(z.record(z.string(), z.string())),
  Session: z.optional(z.string()),
  ClientMetadata: z.optional(z.record(z.string(), z.string())),
  SoftwareTokenMfaSettings: z.optional(z.object({ Enabled: z.optional(z.boolean()) })),
  UserAttributes: z.optional(z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))),
});
export type Request = z.output<typeof Request>;

export interface Call {
  readonly operation: string;
  readonly context: Context;
  readonly request: Request;
  readonly pool: UserPoolService;
  readonly rules: PoolRules;
  readonly client: ClientRules;
}

export type Operation = (call: Call) => Promise<unknown>;
/** Runs a trigger at a sign-in; the user is null if the address has no account. */
export type SignInTrigger = (call: Call, user: User | null) => Promise<void>;

/** What operations build on: the engine's services, and its own answer to a call. */
export interface Engine {
  readonly services: Services;
  readonly pass: Operation;
  /** The triggers at each attempt to sign in (before the password check) and after each success. */
  readonly signInTriggers: { readonly preAuthentication: SignInTrigger; readonly postAuthentication: SignInTrigger };
}

/** Identifies all tokens of one sign-in. */
export const originOf = (token: string): string | undefined => SignInClaims.safeParse(payloadOf(token)).data?.origin_jti;
export const AccessToken = z.looseObject({ username: z.string(), client_id: z.string() });

export const wrongCredentials = () => new NotAuthorizedError('Incorrect username or password.');

export const userOf = ({ context, pool }: Call, username: string | undefined): Promise<User | null> =>
  username ? pool.getUserByUsername(context, username) : Promise.resolve(null);
/** @throws CognitoError if the policy rejects the password */
export const refuseWeak = (password: string | undefined, { rules }: Call): void => {
  const problem = password === undefined ? undefined : passwordProblem(password, rules.passwordPolicy);
  if (problem) throw new CognitoError('InvalidPasswordException', problem);
};
