import { NotAuthorizedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod/mini';
import { AccessToken, type Call, type Engine, type Operation, originOf, userOf } from './call.ts';
import { SignInClaims, continued, payloadOf } from './tokens.ts';

const RefreshToken = z.object({ ...SignInClaims.shape, exp: z.number() });

/** A sign-in's later life: tokens refreshed or revoked, or all of a user's sessions ended. */
export const sessionOperations = ({ services }: Engine) => {
  /** Exchanges a refresh token. A rotated token expires when the sign-in's first token would have expired. */
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

  const refresh: Operation = async (call) => {
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
  };

  return {
    async RevokeToken(call) {
      const token = z.optional(z.string()).parse(call.request['Token']) ?? '';
      const origin = originOf(token);
      const user = await call.pool.getUserByRefreshToken(call.context, token);
      // An already invalid token is not an error.
      if (user) {
        const kept = user.RefreshTokens.filter((one) => originOf(one) !== origin);
        await call.pool.saveUser(call.context, { ...user, RefreshTokens: kept });
      }
      return {};
    },
    GetTokensFromRefreshToken: refresh,
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
  } satisfies Readonly<Record<string, Operation>>;
};
