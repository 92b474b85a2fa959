import { randomInt } from 'node:crypto';
import { CognitoError, InvalidParameterError, NotAuthorizedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import { generateSecret, verify as isCodeOf } from 'cognito-local/lib/services/totp.js';
import { type User, type UserPoolService, attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import { userToResponseObject } from 'cognito-local/lib/targets/responses.js';
import * as z from 'zod/mini';
import type { Verdict } from './authorizer.ts';
import { SignInClaims, continued, payloadOf } from './tokens.ts';

/** What the template says of a pool and its clients beyond what the engine itself follows. */
export interface PoolRules {
  readonly caseSensitive: boolean;
  readonly requiredAttributes: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
  readonly temporaryPasswordDays: number;
  readonly clients: Readonly<Record<string, ClientRules>>;
}
interface ClientRules {
  readonly preventUserExistenceErrors: boolean;
  readonly rotateRefreshTokens: boolean;
  readonly rotationGraceSeconds: number;
}
export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly numbers: boolean;
  readonly symbols: boolean;
}

/** Why AWS would refuse the password, in its words; undefined when it would not. */
export const passwordProblem = (password: string, policy: PasswordPolicy): string | undefined => {
  const rules: readonly (readonly [boolean, RegExp, string])[] = [
    [policy.lowercase, /[a-z]/, 'Password must have lowercase characters'],
    [policy.uppercase, /[A-Z]/, 'Password must have uppercase characters'],
    [policy.numbers, /[0-9]/, 'Password must have numeric characters'],
    [policy.symbols, /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=.) (?=.)/, 'Password must have symbol characters'],
  ];
  const problem =
    password.length < policy.minimumLength
      ? 'Password not long enough'
      : rules.find(([required, pattern]) => required && !pattern.test(password))?.[2];
  return problem && `Password did not conform with policy: ${problem}`;
};

/** A password that the policy takes, as AWS makes one for somebody who is invited. */
const temporaryPassword = ({ minimumLength }: PasswordPolicy): string => {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-='];
  return Array.from({ length: Math.max(minimumLength, kinds.length) }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? '';
    return kind[randomInt(kind.length)];
  }).join('');
};

const Request = z.looseObject({
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
  UserAttributes: z.optional(z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))),
});
type Request = z.output<typeof Request>;
const Result = z.looseObject({
  CodeDeliveryDetails: z.optional(z.looseObject({ Destination: z.optional(z.string()) })),
  AuthenticationResult: z.optional(z.looseObject({ AccessToken: z.optional(z.string()) })),
});
const Challenge = z.looseObject({
  ChallengeName: z.string(),
  ChallengeParameters: z.record(z.string(), z.string()),
  Session: z.string(),
});
/** By which all tokens of one sign-in are known. */
const originOf = (token: string): string | undefined => SignInClaims.safeParse(payloadOf(token)).data?.origin_jti;
const AccessToken = z.looseObject({ username: z.string(), client_id: z.string() });
const Expiry = z.looseObject({ exp: z.number() });
const RefreshToken = z.object({ ...SignInClaims.shape, exp: z.number() });

/** How long a challenge waits for its answer, as a client of a user pool has it by default. */
const challengeLastsMs = 3 * 60_000;
const wrongCredentials = () => new NotAuthorizedError('Incorrect username or password.');
/** `h***@a***`, as AWS shows where it sent a code. */
const masked = (destination: string): string =>
  destination.replace(/^(.)[^@]*(@.)?.*$/, (_, first: string, second = '') => `${first}***${second && `${second}***`}`);
/** How long a used code of an authenticator is remembered: longer than any code is taken. */
const codeIsKnownMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;

const awsWording: Readonly<Record<string, string>> = {
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  UserNotFoundException: 'User does not exist.',
};

/**
 * The engine's operations with AWS's answers where the product depends on the difference: refusals and their words, the
 * password policy, verified tokens, refresh-token rotation, and the operations that the engine lacks.
 */
export const awsRules = (
  services: Services,
  pools: Readonly<Record<string, PoolRules>>,
  route: Router,
  verify: (userPoolId: string, token: string) => Verdict,
): ((operation: string, context: Context, input: unknown) => Promise<unknown>) => {
  const noClient: ClientRules = { preventUserExistenceErrors: true, rotateRefreshTokens: false, rotationGraceSeconds: 0 };
  let membershipChange: Promise<unknown> = Promise.resolve();
  /** Challenges that wait for their answer: what they ask of whom, and until when. */
  const challenges = new Map<string, { readonly name: string; readonly username: string; readonly expiresAtMs: number }>();
  /** Secrets of authenticators that were given out and not yet proved, by whose they are. */
  const offeredSecrets = new Map<string, string>();
  /** Codes of authenticators that were taken, each with whose it was. */
  const usedCodes = new Set<string>();

  interface Call {
    readonly operation: string;
    readonly context: Context;
    readonly request: Request;
    readonly pool: UserPoolService;
    readonly rules: PoolRules;
    readonly client: ClientRules;
  }
  const pass = ({ operation, context, request }: Call): Promise<unknown> => route(operation)(context, request);
  const userOf = ({ context, pool }: Call, username: string | undefined): Promise<User | null> =>
    username ? pool.getUserByUsername(context, username) : Promise.resolve(null);
  const refuseWeak = (password: string | undefined, { rules }: Call): void => {
    const problem = password === undefined ? undefined : passwordProblem(password, rules.passwordPolicy);
    if (problem) throw new CognitoError('InvalidPasswordException', problem);
  };
  /** Whether the code is that of the secret now; a code that was taken is not taken again. */
  const useCode = (user: User, secret: string, code: string): 'taken' | 'wrong' | 'used' => {
    const used = `${user.Username} ${code}`;
    if (!isCodeOf(secret, code)) return 'wrong';
    if (usedCodes.has(used)) return 'used';
    usedCodes.add(used);
    setTimeout(() => usedCodes.delete(used), codeIsKnownMs).unref();
    return 'taken';
  };
  /** Mails a temporary password. */
  const sendInvitation = (call: Call, user: User): Promise<void> =>
    services.messages.deliver(
      call.context,
      'AdminCreateUser',
      null,
      call.pool.options.Id,
      user,
      user.Password,
      call.request.ClientMetadata,
      { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: attributesToRecord(user.Attributes)['email'] ?? '' },
    );
  /** Required attributes that somebody has not. */
  const missingOf = (user: User, { rules }: Call): readonly string[] => {
    const given = attributesToRecord(user.Attributes);
    return rules.requiredAttributes.filter((name) => !given[name]);
  };
  /** Somebody who was invited replaces the temporary password, and gives what is still missing of them. */
  const setFirstPassword = async (call: Call, user: User, responses: Readonly<Record<string, string>>): Promise<void> => {
    const { NEW_PASSWORD: password } = responses;
    if (!password) throw new InvalidParameterError('Missing required parameter NEW_PASSWORD');
    refuseWeak(password, call);
    const prefix = 'userAttributes.';
    const given = Object.entries(responses).flatMap(([name, Value]) =>
      name.startsWith(prefix) && Value ? [{ Name: name.slice(prefix.length), Value }] : [],
    );
    if (given.some(({ Name }) => Name === 'email')) throw new NotAuthorizedError('Cannot modify an already provided email');
    const others = user.Attributes.filter(({ Name }) => given.every((one) => one.Name !== Name));
    const renewed: User = {
      ...user,
      Attributes: [...others, ...given],
      Password: password,
      UserStatus: 'CONFIRMED',
      UserLastModifiedDate: services.clock.get(),
    };
    const [missing] = missingOf(renewed, call);
    if (missing !== undefined) throw new InvalidParameterError(`Invalid attributes given, ${missing} is missing`);
    await call.pool.saveUser(call.context, renewed);
  };
  const sendCode = async (call: Call, user: User, source: 'ResendCode'): Promise<unknown> => {
    const { context, request, pool } = call;
    const code = services.otp();
    const destination = user.Attributes.find(({ Name }) => Name === 'email')?.Value ?? '';
    const details = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: destination } as const;
    await pool.saveUser(context, { ...user, ConfirmationCode: code });
    await services.messages.deliver(
      context,
      source,
      request.ClientId ?? null,
      pool.options.Id,
      user,
      code,
      request.ClientMetadata,
      details,
    );
    return { CodeDeliveryDetails: details };
  };
  /** What a refresh token is exchanged for. A rotated one ends when the first of its sign-in would have. */
  const tokensFor = async (
    call: Call,
    user: User,
    appClient: AppClient,
    { exp, ...signIn }: z.output<typeof RefreshToken>,
    keepRefreshToken: boolean,
  ): Promise<unknown> => {
    const { context, pool } = call;
    const groups = await pool.listUserGroupMembership(context, user);
    const generated = await services.tokenGenerator.generate(context, user, groups, appClient, undefined, 'RefreshTokens');
    const { RefreshToken, ...tokens } = continued(generated, signIn, exp);
    if (keepRefreshToken) return { AuthenticationResult: tokens };
    await pool.storeRefreshToken(context, RefreshToken, user);
    return { AuthenticationResult: { ...tokens, RefreshToken } };
  };
  const dropRefreshToken = async ({ context, pool }: Call, username: string, token: string): Promise<void> => {
    const user = await pool.getUserByUsername(context, username);
    if (user) await pool.saveUser(context, { ...user, RefreshTokens: user.RefreshTokens.filter((kept) => kept !== token) });
  };

  const signOutEverywhere = ({ context, pool }: Call, user: User): Promise<unknown> =>
    pool.saveUser(context, { ...user, RefreshTokens: [] });

  const operations: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
    async SignUp(call) {
      refuseWeak(call.request.Password, call);
      const given = [...(call.request.UserAttributes ?? []).filter(({ Value }) => Value).map(({ Name }) => Name), 'email'];
      const missing = call.rules.requiredAttributes.filter((name) => !given.includes(name));
      if (missing.length > 0)
        throw new CognitoError(
          'InvalidParameterException',
          `Attributes did not conform to the schema: ${missing.map((name) => `${name}: The attribute ${name} is required`).join('\n')}`,
        );
      const phone = call.request.UserAttributes?.find(({ Name }) => Name === 'phone_number')?.Value;
      if (phone && !/^\+\d{2,15}$/.test(phone)) throw new CognitoError('InvalidParameterException', 'Invalid phone number format.');
      return pass(call);
    },
    async ConfirmSignUp(call) {
      const user = await userOf(call, call.request.Username);
      if (!user) throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (user.UserStatus === 'CONFIRMED') throw new NotAuthorizedError('User cannot be confirmed. Current status is CONFIRMED');
      if (user.ConfirmationCode !== undefined && user.ConfirmationCode === call.request.ConfirmationCode) {
        const attributes = user.Attributes.filter(({ Name }) => Name !== 'email_verified');
        await call.pool.saveUser(call.context, { ...user, Attributes: [...attributes, { Name: 'email_verified', Value: 'true' }] });
      }
      return pass(call);
    },
    async ResendConfirmationCode(call) {
      const user = await userOf(call, call.request.Username);
      if (user?.UserStatus === 'CONFIRMED') throw new CognitoError('InvalidParameterException', 'User is already confirmed.');
      if (user) return sendCode(call, user, 'ResendCode');
      if (!call.client.preventUserExistenceErrors) throw new UserNotFoundError();
      return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: call.request.Username } };
    },
    async ForgotPassword(call) {
      const user = await userOf(call, call.request.Username);
      if (user?.UserStatus === 'FORCE_CHANGE_PASSWORD') throw new NotAuthorizedError('User password cannot be reset in the current state.');
      const reachable = user?.Enabled && user.Attributes.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true');
      if (reachable) return pass(call);
      if (!call.client.preventUserExistenceErrors) {
        if (!user) throw new UserNotFoundError();
        if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
        throw new CognitoError(
          'InvalidParameterException',
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
        );
      }
      return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: call.request.Username } };
    },
    async ConfirmForgotPassword(call) {
      refuseWeak(call.request.Password, call);
      const user = await userOf(call, call.request.Username);
      if (!user && call.client.preventUserExistenceErrors) throw new CognitoError('CodeMismatchException', '');
      if (user && !user.ConfirmationCode)
        throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      return pass(call);
    },
    async ChangePassword(call) {
      refuseWeak(call.request.ProposedPassword, call);
      try {
        return await pass(call);
      } catch (error) {
        throw error instanceof CognitoError && error.code === 'InvalidPasswordException' ? wrongCredentials() : error;
      }
    },
    async AdminSetUserPassword(call) {
      refuseWeak(call.request.Password, call);
      return pass(call);
    },
    async AdminCreateUser(call) {
      const { MessageAction, TemporaryPassword = temporaryPassword(call.rules.passwordPolicy), Username } = call.request;
      refuseWeak(TemporaryPassword, call);
      if (MessageAction !== 'RESEND') return pass({ ...call, request: { ...call.request, TemporaryPassword } });
      const user = await userOf(call, Username);
      if (!user) throw new UserNotFoundError();
      if (user.UserStatus !== 'FORCE_CHANGE_PASSWORD')
        throw new CognitoError('UnsupportedUserStateException', `Resend not possible. ${Username} status is not FORCE_CHANGE_PASSWORD`);
      const invited: User = { ...user, Password: TemporaryPassword, UserLastModifiedDate: services.clock.get() };
      await call.pool.saveUser(call.context, invited);
      await sendInvitation(call, invited);
      return { User: userToResponseObject(invited) };
    },
    async RespondToAuthChallenge(call) {
      const { ChallengeName, ChallengeResponses = {}, Session = '' } = call.request;
      const challenge = challenges.get(Session);
      const user = await userOf(call, ChallengeResponses['USERNAME']);
      if (!challenge || !user || challenge.username !== user.Username || challenge.name !== ChallengeName)
        throw new NotAuthorizedError('Invalid session for the user.');
      if (challenge.expiresAtMs < Date.now()) throw new NotAuthorizedError('Invalid session for the user, session is expired.');
      if (ChallengeName === 'NEW_PASSWORD_REQUIRED') {
        await setFirstPassword(call, user, ChallengeResponses);
        challenges.delete(Session);
        // With the new password as with any other: an authenticator is still asked for.
        const AuthParameters = { USERNAME: user.Username, PASSWORD: ChallengeResponses['NEW_PASSWORD'] ?? '' };
        return operations['InitiateAuth']?.({
          ...call,
          operation: 'InitiateAuth',
          request: { ...call.request, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
        });
      }
      const { Secret: secret = '' } = user.SoftwareTokenMfaConfiguration ?? {};
      if (useCode(user, secret, ChallengeResponses['SOFTWARE_TOKEN_MFA_CODE'] ?? '') === 'used')
        throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
      const answer = await pass(call);
      challenges.delete(Session);
      const refreshToken = z.looseObject({ AuthenticationResult: z.looseObject({ RefreshToken: z.string() }) }).safeParse(answer);
      const signedIn = await userOf(call, user.Username);
      if (refreshToken.success && signedIn)
        await call.pool.storeRefreshToken(call.context, refreshToken.data.AuthenticationResult.RefreshToken, signedIn);
      return answer;
    },
    async InitiateAuth(call) {
      const { AuthFlow, AuthParameters } = call.request;
      if (AuthFlow === 'USER_SRP_AUTH')
        throw new CognitoError('InvalidParameterException', 'The local identity engine speaks USER_PASSWORD_AUTH only');
      if (AuthFlow !== 'USER_PASSWORD_AUTH')
        return operations['GetTokensFromRefreshToken']?.({
          ...call,
          request: { ...call.request, RefreshToken: AuthParameters?.['REFRESH_TOKEN'] ?? '' },
        });
      const user = await userOf(call, AuthParameters?.['USERNAME']);
      if (!user && !call.client.preventUserExistenceErrors) throw new UserNotFoundError();
      if (!user || user.Password !== AuthParameters?.['PASSWORD']) throw wrongCredentials();
      if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
      const invited = user.UserStatus === 'FORCE_CHANGE_PASSWORD';
      const temporaryUntilMs = user.UserLastModifiedDate.getTime() + call.rules.temporaryPasswordDays * dayMs;
      if (invited && temporaryUntilMs < Date.now())
        throw new NotAuthorizedError('Temporary password has expired and must be reset by an administrator.');
      const answer = await pass(call);
      const { data: challenge } = Challenge.safeParse(answer);
      if (!challenge) return answer;
      const { ChallengeName: name, ChallengeParameters } = challenge;
      challenges.set(challenge.Session, { name, username: user.Username, expiresAtMs: Date.now() + challengeLastsMs });
      if (!invited) return answer;
      const { sub: _, ...userAttributes } = attributesToRecord(user.Attributes);
      const requiredAttributes = JSON.stringify(missingOf(user, call).map((attribute) => `userAttributes.${attribute}`));
      return {
        ...challenge,
        ChallengeParameters: { ...ChallengeParameters, requiredAttributes, userAttributes: JSON.stringify(userAttributes) },
      };
    },
    async AssociateSoftwareToken(call) {
      const secret = generateSecret();
      // What asks for codes until now goes on doing so until the new one is proved.
      offeredSecrets.set(AccessToken.parse(payloadOf(call.request.AccessToken ?? '')).username, secret);
      return { SecretCode: secret };
    },
    async VerifySoftwareToken(call) {
      const { FriendlyDeviceName, UserCode = '' } = call.request;
      const user = await userOf(call, AccessToken.parse(payloadOf(call.request.AccessToken ?? '')).username);
      const secret = offeredSecrets.get(user?.Username ?? '');
      if (!user || secret === undefined)
        throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software token TOTP multi-factor authentication (MFA) is not set up.');
      if (useCode(user, secret, UserCode) !== 'taken') throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
      offeredSecrets.delete(user.Username);
      const SoftwareTokenMfaConfiguration = { Secret: secret, Verified: true, ...(FriendlyDeviceName && { FriendlyDeviceName }) };
      // Only SetUserMFAPreference makes the next sign-in ask for it.
      await call.pool.saveUser(call.context, { ...user, SoftwareTokenMfaConfiguration });
      return { Status: 'SUCCESS' };
    },
    async RevokeToken(call) {
      const token = z.optional(z.string()).parse(call.request['Token']) ?? '';
      const origin = originOf(token);
      const user = await call.pool.getUserByRefreshToken(call.context, token);
      // A token that is of no use any more is no error.
      if (user) {
        const kept = user.RefreshTokens.filter((one) => originOf(one) !== origin);
        await call.pool.saveUser(call.context, { ...user, RefreshTokens: kept });
      }
      return {};
    },
    async GetTokensFromRefreshToken(call) {
      const { RefreshToken: token = '', ClientId = '' } = call.request;
      const user = await call.pool.getUserByRefreshToken(call.context, token);
      const appClient = await services.cognito.getAppClient(call.context, ClientId);
      if (!user || !appClient) throw new NotAuthorizedError('Invalid Refresh Token');
      const { data: presented } = RefreshToken.safeParse(payloadOf(token));
      if (!presented || presented.exp * 1000 < Date.now()) throw new NotAuthorizedError('Refresh Token has expired');
      if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
      const answer = await tokensFor(call, user, appClient, presented, !call.client.rotateRefreshTokens);
      if (call.client.rotateRefreshTokens) {
        const drop = () => dropRefreshToken(call, user.Username, token);
        if (call.client.rotationGraceSeconds > 0) setTimeout(() => void drop(), call.client.rotationGraceSeconds * 1000).unref();
        else await drop();
      }
      return answer;
    },
    async GlobalSignOut(call) {
      const user = await userOf(call, AccessToken.parse(payloadOf(call.request.AccessToken ?? '')).username);
      if (user) await signOutEverywhere(call, user);
      return {};
    },
    async AdminUserGlobalSignOut(call) {
      const user = await userOf(call, call.request.Username);
      if (!user) throw new UserNotFoundError();
      await signOutEverywhere(call, user);
      return {};
    },
  };
  // A group is one document read, changed and written, so two people joining at once would lose one of them.
  for (const operation of ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'])
    Object.assign(operations, {
      [operation]: (call: Call) =>
        (membershipChange = membershipChange.then(
          () => pass(call),
          () => pass(call),
        )),
    });

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
      const answer = await (operations[operation] ?? pass)(call);
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
