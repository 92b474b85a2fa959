import { CognitoError, NotAuthorizedError, UnsupportedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import { type User, attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import { userToResponseObject } from 'cognito-local/lib/targets/responses.js';
import { type Call, type Engine, type Operation, refuseWeak, userOf, wrongCredentials } from './call.ts';
import { temporaryPassword } from './passwords.ts';

/** Registration, invitations, password resets and changes, and group membership. */
export const accountOperations = ({ services, pass }: Engine): Readonly<Record<string, Operation>> => {
  let membershipChange: Promise<unknown> = Promise.resolve();
  /** Sends a temporary password by e-mail. */
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
  // A group is one document read, changed and written, so of two simultaneous joins one would be lost.
  const oneAtATime: Operation = (call) =>
    (membershipChange = membershipChange.then(
      () => pass(call),
      () => pass(call),
    ));

  return {
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
    async AdminSetUserMFAPreference(call) {
      const user = await userOf(call, call.request.Username);
      if (!user) throw new UserNotFoundError();
      if (call.request.SoftwareTokenMfaSettings?.Enabled !== false)
        throw new UnsupportedError('AdminSetUserMFAPreference does not turn anything on in the local cloud');
      const { PreferredMfaSetting: _, ...rest } = user;
      await call.pool.saveUser(call.context, { ...rest, UserMFASettingList: [] });
      return {};
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
    AdminAddUserToGroup: oneAtATime,
    AdminRemoveUserFromGroup: oneAtATime,
  };
};
