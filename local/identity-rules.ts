import { CognitoError, NotAuthorizedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod/mini';
import type { Verdict } from './authorizer.ts';

/** What the template says of a pool and its clients beyond what the engine itself follows. */
export interface PoolRules {
  readonly caseSensitive: boolean;
  readonly requiredAttributes: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
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

const Request = z.looseObject({
  ClientId: z.optional(z.string()),
  UserPoolId: z.optional(z.string()),
  Username: z.optional(z.string()),
  Password: z.optional(z.string()),
  ProposedPassword: z.optional(z.string()),
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
const AccessToken = z.looseObject({ username: z.string(), client_id: z.string() });
const Expiry = z.looseObject({ exp: z.number() });

/** How long a challenge waits for its answer, as a client of a user pool has it by default. */
const challengeLastsMs = 3 * 60_000;
const wrongCredentials = () => new NotAuthorizedError('Incorrect username or password.');
/** `h***@a***`, as AWS shows where it sent a code. */
const masked = (destination: string): string =>
  destination.replace(/^(.)[^@]*(@.)?.*$/, (_, first: string, second = '') => `${first}***${second && `${second}***`}`);
const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
};

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
  /** Challenges that wait for their answer: whose they are, and until when. */
  const challenges = new Map<string, { readonly username: string; readonly expiresAtMs: number }>();

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
  const tokensFor = async (call: Call, user: User, appClient: AppClient, keepRefreshToken: boolean): Promise<unknown> => {
    const { context, pool } = call;
    const groups = await pool.listUserGroupMembership(context, user);
    const { RefreshToken, ...tokens } = await services.tokenGenerator.generate(
      context,
      user,
      groups,
      appClient,
      undefined,
      'RefreshTokens',
    );
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
    async RespondToAuthChallenge(call) {
      const challenge = challenges.get(call.request.Session ?? '');
      const asked = await userOf(call, call.request.ChallengeResponses?.['USERNAME']);
      if (!challenge || challenge.username !== asked?.Username) throw new NotAuthorizedError('Invalid session for the user.');
      if (challenge.expiresAtMs < Date.now()) throw new NotAuthorizedError('Invalid session for the user, session is expired.');
      refuseWeak(call.request.ChallengeResponses?.['NEW_PASSWORD'], call);
      const answer = await pass(call);
      challenges.delete(call.request.Session ?? '');
      const refreshToken = z.looseObject({ AuthenticationResult: z.looseObject({ RefreshToken: z.string() }) }).safeParse(answer);
      const user = await userOf(call, call.request.ChallengeResponses?.['USERNAME']);
      if (refreshToken.success && user)
        await call.pool.storeRefreshToken(call.context, refreshToken.data.AuthenticationResult.RefreshToken, user);
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
      const answer = await pass(call);
      const challenge = z.looseObject({ Session: z.string() }).safeParse(answer);
      if (challenge.success)
        challenges.set(challenge.data.Session, { username: user.Username, expiresAtMs: Date.now() + challengeLastsMs });
      return answer;
    },
    async VerifySoftwareToken(call) {
      const { username } = AccessToken.parse(payloadOf(call.request.AccessToken ?? ''));
      const before = await userOf(call, username);
      try {
        const answer = await pass(call);
        const verified = await userOf(call, username);
        // Only SetUserMFAPreference makes the next sign-in ask for it.
        if (verified) await call.pool.saveUser(call.context, { ...verified, UserMFASettingList: before?.UserMFASettingList ?? [] });
        return answer;
      } catch (error) {
        throw error instanceof CognitoError && error.code === 'CodeMismatchException'
          ? new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
          : error;
      }
    },
    async GetTokensFromRefreshToken(call) {
      const { RefreshToken: token = '', ClientId = '' } = call.request;
      const user = await call.pool.getUserByRefreshToken(call.context, token);
      const appClient = await services.cognito.getAppClient(call.context, ClientId);
      if (!user || !appClient) throw new NotAuthorizedError('Invalid Refresh Token');
      const expiry = Expiry.safeParse(payloadOf(token));
      if (!expiry.success || expiry.data.exp * 1000 < Date.now()) throw new NotAuthorizedError('Refresh Token has expired');
      if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
      const answer = await tokensFor(call, user, appClient, !call.client.rotateRefreshTokens);
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
