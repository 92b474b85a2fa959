import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Language } from '#contract/base/language.ts';
import type { StaffRole } from '#contract/base/role.ts';
import { connections, soonMs } from '#platform/connections.ts';
import { environment } from '#platform/environment.ts';
import { type Person, personIn, valueIn } from '#platform/person.ts';

const { USER_POOL_ID: UserPoolId } = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient({ requestHandler: connections(soonMs) });

/** An account as the user pool has it. */
export interface PoolAccount extends Person {
  readonly id: string;
  /** UNCONFIRMED, FORCE_CHANGE_PASSWORD (invited), CONFIRMED, … */
  readonly status: string | undefined;
  readonly isEnabled: boolean;
  readonly hasSecondFactor: boolean;
}

/** An account by its id or address, and whether it has a second factor; undefined if it does not exist. */
export async function accountOf(username: string): Promise<PoolAccount | undefined> {
  try {
    const found = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: username }));
    const attributes = found.UserAttributes ?? [];
    return {
      id: valueIn(attributes, 'sub'),
      ...personIn(attributes),
      status: found.UserStatus,
      isEnabled: found.Enabled !== false,
      hasSecondFactor: (found.UserMFASettingList ?? []).length > 0,
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Creates an account and sends its temporary password by e-mail, in this language first. Undefined if the address was taken in between. */
export async function invite(email: string, name: string, language: Language | undefined): Promise<string | undefined> {
  const [givenName, ...familyNames] = name.split(/\s+/);
  const attributes = { email, email_verified: 'true', given_name: givenName, family_name: familyNames.join(' '), locale: language };
  try {
    const { User: user } = await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value ? [{ Name, Value }] : [])),
      }),
    );
    return valueIn(user?.Attributes ?? [], 'sub');
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined;
    throw error;
  }
}

/** Sends another temporary password to an invited address without a sign-in. */
export const inviteAgain = async (email: string): Promise<void> =>
  void (await cognito.send(
    new AdminCreateUserCommand({ UserPoolId, Username: email, DesiredDeliveryMediums: ['EMAIL'], MessageAction: 'RESEND' }),
  ));

/** Removes an unconfirmed registration: anyone could have started it and chosen its password. */
export const forget = async (email: string): Promise<void> =>
  void (await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })));

export const appoint = async (username: string, role: StaffRole): Promise<void> =>
  void (await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: username, GroupName: role })));

/** Closes an account and ends its sign-ins everywhere. */
export async function close(username: string): Promise<void> {
  await cognito.send(new AdminDisableUserCommand({ UserPoolId, Username: username }));
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
}
export const open = async (username: string): Promise<void> =>
  void (await cognito.send(new AdminEnableUserCommand({ UserPoolId, Username: username })));
