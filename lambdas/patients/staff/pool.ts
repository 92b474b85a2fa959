import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import { type staff as staffRoles } from '#contract/base/role.ts';
import { environment } from '#platform/environment.ts';

const { USER_POOL_ID: UserPoolId } = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient();

type StaffRole = (typeof staffRoles)[number];

/** An account as the user pool has it. */
export interface PoolAccount {
  readonly id: string;
  readonly email: string;
  /** As the account says it; empty if it does not. */
  readonly name: string;
  /** UNCONFIRMED, FORCE_CHANGE_PASSWORD (invited), CONFIRMED, … */
  readonly status: string | undefined;
  readonly isEnabled: boolean;
}

const valueIn = (attributes: readonly AttributeType[], name: string): string => attributes.find((one) => one.Name === name)?.Value ?? '';
const accountIn = (attributes: readonly AttributeType[], status: string | undefined, enabled: boolean | undefined): PoolAccount => ({
  id: valueIn(attributes, 'sub'),
  email: valueIn(attributes, 'email'),
  name: ['given_name', 'family_name']
    .map((name) => valueIn(attributes, name))
    .filter(Boolean)
    .join(' '),
  status,
  isEnabled: enabled !== false,
});

/** An account by its id or address, with whether it has a second factor; undefined without one. */
export async function accountOf(username: string): Promise<(PoolAccount & { readonly hasSecondFactor: boolean }) | undefined> {
  try {
    const found = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: username }));
    return {
      ...accountIn(found.UserAttributes ?? [], found.UserStatus, found.Enabled),
      hasSecondFactor: (found.UserMFASettingList ?? []).length > 0,
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** The accounts of a role. */
export async function accountsIn(role: StaffRole): Promise<readonly PoolAccount[]> {
  const found: PoolAccount[] = [];
  const pages = paginateListUsersInGroup({ client: cognito, pageSize: 60 }, { UserPoolId, GroupName: role });
  for await (const { Users: users = [] } of pages)
    found.push(
      ...users.map(({ Attributes: attributes = [], UserStatus: status, Enabled: enabled }) => accountIn(attributes, status, enabled)),
    );
  return found;
}

/** Creates an account and mails its temporary password. Undefined if the address was taken meanwhile. */
export async function invite(email: string, name: string): Promise<string | undefined> {
  const [givenName, ...familyNames] = name.split(/\s+/);
  const attributes = { email, email_verified: 'true', given_name: givenName, family_name: familyNames.join(' ') };
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

/** Mails another temporary password to an address that was invited and has not signed in. */
export const inviteAgain = async (email: string): Promise<void> =>
  void (await cognito.send(
    new AdminCreateUserCommand({ UserPoolId, Username: email, DesiredDeliveryMediums: ['EMAIL'], MessageAction: 'RESEND' }),
  ));

/** Removes a registration that nobody confirmed: anybody could have started it and chosen its password. */
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
