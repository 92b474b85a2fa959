import { CognitoError, InvalidParameterError, NotAuthorizedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import { generateSecret, verify as isCodeOf } from 'cognito-local/lib/services/totp.js';
import { type User, attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod/mini';
import { AccessToken, type Call, type Engine, type Operation, refuseWeak, userOf, wrongCredentials } from './call.ts';
import { payloadOf } from './tokens.ts';

const Challenge = z.looseObject({
  ChallengeName: z.string(),
  ChallengeParameters: z.record(z.string(), z.string()),
  Session: z.string(),
});

/** How long a challenge waits for its answer; a user-pool client's default. */
const challengeLastsMs = 3 * 60_000;
/** How long a used authenticator code is remembered: longer than any code is accepted. */
const codeIsKnownMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Sign-in by password, with its follow-up challenges. `refresh` exchanges a refresh token. */
export const signInOperations = ({ services, pass, signInTriggers }: Engine, refresh: Operation): Readonly<Record<string, Operation>> => {
  /** Open challenges: kind, user and expiry. */
  const challenges = new Map<string, { readonly name: string; readonly username: string; readonly expiresAtMs: number }>();
  /** Issued but unverified authenticator secrets, by user. */
  const offeredSecrets = new Map<string, string>();
  /** Accepted authenticator codes, with their users. */
  const usedCodes = new Set<string>();

  /** Whether the code is currently valid for the secret; a used code is refused. */
  const useCode = (user: User, secret: string, code: string): 'taken' | 'wrong' | 'used' => {
    const used = `${user.Username} ${code}`;
    if (!isCodeOf(secret, code)) return 'wrong';
    if (usedCodes.has(used)) return 'used';
    usedCodes.add(used);
    setTimeout(() => usedCodes.delete(used), codeIsKnownMs).unref();
    return 'taken';
  };
  /** Required attributes that a user lacks. */
  const missingOf = (user: User, { rules }: Call): readonly string[] => {
    const given = attributesToRecord(user.Attributes);
    return rules.requiredAttributes.filter((name) => !given[name]);
  };
  /** An invited user replaces the temporary password and supplies missing attributes. */
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
  const initiateAuth: Operation = async (call) => {
    if (call.request.AuthFlow === 'USER_PASSWORD_AUTH')
      await signInTriggers.preAuthentication(call, await userOf(call, call.request.AuthParameters?.['USERNAME']));
    return authenticate(call);
  };
  const authenticate: Operation = async (call) => {
    const { AuthFlow, AuthParameters } = call.request;
    if (AuthFlow === 'USER_SRP_AUTH')
      throw new CognitoError('InvalidParameterException', 'The local identity engine speaks USER_PASSWORD_AUTH only');
    if (AuthFlow !== 'USER_PASSWORD_AUTH')
      return refresh({
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
    if (!challenge) {
      await signInTriggers.postAuthentication(call, user);
      return answer;
    }
    const { ChallengeName: name, ChallengeParameters } = challenge;
    challenges.set(challenge.Session, { name, username: user.Username, expiresAtMs: Date.now() + challengeLastsMs });
    if (!invited) return answer;
    const { sub: _, ...userAttributes } = attributesToRecord(user.Attributes);
    const requiredAttributes = JSON.stringify(missingOf(user, call).map((attribute) => `userAttributes.${attribute}`));
    return {
      ...challenge,
      ChallengeParameters: { ...ChallengeParameters, requiredAttributes, userAttributes: JSON.stringify(userAttributes) },
    };
  };

  return {
    InitiateAuth: initiateAuth,
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
        // As with any password, an authenticator code is still required.
        const AuthParameters = { USERNAME: user.Username, PASSWORD: ChallengeResponses['NEW_PASSWORD'] ?? '' };
        return authenticate({
          ...call,
          operation: 'InitiateAuth',
          request: { ...call.request, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
        });
      }
      const { Secret: secret = '' } = user.SoftwareTokenMfaConfiguration ?? {};
      if (useCode(user, secret, ChallengeResponses['SOFTWARE_TOKEN_MFA_CODE'] ?? '') === 'used')
        throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
      const answer = await pass(call);
      await signInTriggers.postAuthentication(call, user);
      challenges.delete(Session);
      const refreshToken = z.looseObject({ AuthenticationResult: z.looseObject({ RefreshToken: z.string() }) }).safeParse(answer);
      const signedIn = await userOf(call, user.Username);
      if (refreshToken.success && signedIn)
        await call.pool.storeRefreshToken(call.context, refreshToken.data.AuthenticationResult.RefreshToken, signedIn);
      return answer;
    },
    async AssociateSoftwareToken(call) {
      const secret = generateSecret();
      // The current authenticator stays in force until the new one is verified.
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
  };
};
