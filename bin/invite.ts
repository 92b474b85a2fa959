/** `npm run invite -- <stage|local> --email x --name "…" --role ADMIN|CLINICIAN`: creates an account with a role and mails its temporary password. */
import { parseArgs } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { ConfigurationError, region } from '../infra/config.ts';
import { invitationDays } from '../contract/mail/account-mails.ts';
import { command } from './command.ts';
import { output } from './deployed-stacks.ts';
import { localCredentials, localEndpoints } from './lib/local-stage.ts';
import { configOf, inOwnAccount } from './stage.ts';

const usage = `npm run invite -- <stage> [options]
  <stage>                     of cdk.json, or \`local\` while npm start runs
  --email ADDRESS             who is invited
  --name "NAME"               what they are called, first name first
  --role ADMIN | CLINICIAN    what they are
  --state DIR                 with \`local\`: where it keeps everything (.local)`;

const Person = z.object({
  email: z.email('--email must be an e-mail address'),
  name: z.string('--name is missing').check(z.trim(), z.minLength(2, '--name is too short'), z.maxLength(100, '--name is too long')),
  role: z.enum(['ADMIN', 'CLINICIAN'], '--role must be ADMIN or CLINICIAN'),
});
type Person = z.output<typeof Person>;

interface UserPool {
  readonly client: CognitoIdentityProviderClient;
  readonly id: string;
}

function onThisMachine(stateDir: string): UserPool {
  const { cognitoEndpoint: endpoint, userPoolId: id } = localEndpoints(stateDir);
  return { client: new CognitoIdentityProviderClient({ region, endpoint, credentials: localCredentials }), id };
}

async function onAws(stage: string): Promise<UserPool> {
  await inOwnAccount(configOf(stage));
  return { client: new CognitoIdentityProviderClient({ region }), id: await output(stage, 'identity', 'UserPoolId') };
}

type Outcome = 'invited' | 'invited again' | 'appointed';

/**
 * Gives a person an account with a role. An invited person without a sign-in gets another e-mail; an existing account is kept.
 * @throws ConfigurationError if the existing account must not get a role
 */
async function invite({ client, id }: UserPool, { email, name, role }: Person): Promise<Outcome> {
  const target = { UserPoolId: id, Username: email };
  const appoint = () => client.send(new AdminAddUserToGroupCommand({ ...target, GroupName: role }));
  const known = await client.send(new AdminGetUserCommand(target)).catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });
  const invited = known?.UserStatus === 'FORCE_CHANGE_PASSWORD';
  const confirmed = known !== undefined && known.UserStatus !== 'UNCONFIRMED';
  if (confirmed && known.Enabled === false) throw new ConfigurationError(`The account of ${email} is disabled: enable it first.`);
  if (confirmed && !invited) {
    if (known.UserAttributes?.find((one) => one.Name === 'email_verified')?.Value !== 'true')
      throw new ConfigurationError(`The account of ${email} has not proved that address: nobody knows whose it is.`);
    await appoint();
    return 'appointed';
  }
  // Anyone could have started this registration and chosen the password.
  if (known && !confirmed) await client.send(new AdminDeleteUserCommand(target));
  const [givenName, ...familyNames] = name.split(/\s+/);
  const attributes = { email, email_verified: 'true', given_name: givenName, family_name: familyNames.join(' ') };
  await client.send(
    new AdminCreateUserCommand({
      ...target,
      DesiredDeliveryMediums: ['EMAIL'],
      ...(invited
        ? { MessageAction: 'RESEND' }
        : { UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value ? [{ Name, Value }] : [])) }),
    }),
  );
  await appoint();
  return invited ? 'invited again' : 'invited';
}

await command(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      state: { type: 'string', default: '.local' },
    },
  });
  const [stage] = positionals;
  if (stage === undefined) throw new ConfigurationError(usage);
  const person = Person.safeParse(values);
  if (!person.success) throw new ConfigurationError(person.error.issues.map(({ message }) => message).join('\n'));
  const { email, role } = person.data;
  const outcome = await invite(stage === 'local' ? onThisMachine(values.state) : await onAws(stage), person.data);
  const password =
    stage === 'local'
      ? `the temporary password is in the terminal of \`npm start\` and in ${values.state}/codes.jsonl`
      : `a mail with a temporary password is on its way; it expires in ${invitationDays} days, and the same command sends another`;
  console.log(
    outcome === 'appointed'
      ? `${email} had an account and is now ${role} too, from the next sign-in on.`
      : `${email} is ${outcome} as ${role}: ${password}.`,
  );
  if (role === 'CLINICIAN') console.log('Duties, such as prescribing, are given by an administrator, under Staff.');
});
