import {
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import { limits } from '#contract/base/limits.ts';
import type { Language } from '#contract/base/language.ts';
import { languageIn } from '#contract/mail/language.ts';
import type { Role } from '#contract/base/role.ts';
import { hasVisibleLetter } from '#contract/base/seen.ts';
import { connections, soonMs } from './connections.ts';
import { environment } from './environment.ts';
import { errorFacts, log } from './logger.ts';

const env = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient({ requestHandler: connections(soonMs) });

/** A person as stored in the user pool. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** A person's name in the user pool, empty if unset. Throws UserNotFoundException if the account does not exist. */
export async function personOf(userId: string): Promise<Person> {
  const { UserAttributes: attributes = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }),
  );
  return personIn(attributes);
}

/** Where an account's e-mails go. */
export interface Mailbox {
  readonly address: string;
  /** The language that comes first. */
  readonly language: Language;
}

/** The mailbox of an account. Undefined if the account is gone, closed or unconfirmed, or its address is unverified. */
export async function mailboxOf(userId: string): Promise<Mailbox | undefined> {
  try {
    const account = await cognito.send(new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }));
    const { Enabled: isOpen, UserStatus: status, UserAttributes: attributes = [] } = account;
    const isProved = valueIn(attributes, 'email_verified') === 'true';
    const address = valueIn(attributes, 'email');
    if (isOpen !== true || status !== 'CONFIRMED' || !isProved || address === '') return undefined;
    return { address, language: languageIn(valueIn(attributes, 'locale')) ?? 'en' };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** An attribute of an account, empty if unset. */
export const valueIn = (attributes: readonly AttributeType[], name: string): string =>
  attributes.find((one) => one.Name === name)?.Value ?? '';
/**
 * A display name without characters that change the direction of the text around it, cut to the length of a name: users choose their names
 * freely.
 */
const plain = (name: string): string => name.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').slice(0, limits.name);
export const personIn = (attributes: readonly AttributeType[]): Person => ({
  name: ['given_name', 'family_name']
    .map((name) => plain(valueIn(attributes, name)).trim().toWellFormed())
    .filter(hasVisibleLetter)
    .join(' '),
  email: valueIn(attributes, 'email'),
});

/** The members of a group with their user ids, page by page. */
export async function* peopleIn(group: Role): AsyncGenerator<readonly (Person & { readonly id: string })[]> {
  const pages = paginateListUsersInGroup({ client: cognito, pageSize: 60 }, { UserPoolId: env.USER_POOL_ID, GroupName: group });
  for await (const { Users: users = [] } of pages)
    yield users.map(({ Attributes: attributes = [] }) => ({ id: valueIn(attributes, 'sub'), ...personIn(attributes) }));
}

/** Like `personOf`, where a missing name does no harm: undefined if the account is gone or the user pool does not respond. */
export async function knownPerson(userId: string): Promise<Person | undefined> {
  try {
    return await personOf(userId);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) log.warn('actor-unnamed', errorFacts(error));
    return undefined;
  }
}
