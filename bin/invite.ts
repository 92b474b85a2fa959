/** `npm run invite -- <stage|local> --email x --name "…" --role ADMIN|CLINICIAN`: an account with a role, and a mail with its temporary password. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import cdkJson from '../cdk.json' with { type: 'json' };
import { region } from '../infra/config.ts';
import { invitationDays } from '../infra/invitation.ts';

const usage = `npm run invite -- <${[...Object.keys(cdkJson.context.stages), 'local'].join(' | ')}> [options]
  --email ADDRESS             who is invited
  --name "NAME"               what they are called, first name first
  --role ADMIN | CLINICIAN    what they are
  --state DIR                 where the local cloud keeps its state (.local)`;

/** A reason not to invite that whoever runs the command can mend. */
class InvitationError extends Error {}

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

const Endpoints = z.object({ cognitoEndpoint: z.url(), userPoolId: z.string() });
function localPool(state: string): UserPool {
  let text: string;
  try {
    text = readFileSync(`${state}/endpoints.json`, 'utf8');
  } catch {
    throw new InvitationError(`No local cloud runs on ${state}: \`npm start\` first.`);
  }
  const { cognitoEndpoint: endpoint, userPoolId: id } = Endpoints.parse(JSON.parse(text));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { client: new CognitoIdentityProviderClient({ region, endpoint, credentials }), id };
}

async function deployedPool(stage: string): Promise<UserPool> {
  const stack = `Afiya-${stage}-identity`;
  const { Stacks: stacks = [] } = await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName: stack }));
  const id = stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'UserPoolId')?.OutputValue;
  if (id === undefined) throw new InvitationError(`${stack} does not say its user pool: deploy the stage first.`);
  return { client: new CognitoIdentityProviderClient({ region }), id };
}

type Outcome = 'invited' | 'invited again' | 'appointed';

/**
 * Gives a person an account with a role. Who was invited and has not come yet gets another mail; who has an account keeps it.
 * @throws InvitationError when there is an account that must not get a role
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
  if (confirmed && known.Enabled === false) throw new InvitationError(`The account of ${email} is disabled: enable it first.`);
  if (confirmed && !invited) {
    if (known.UserAttributes?.find((one) => one.Name === 'email_verified')?.Value !== 'true')
      throw new InvitationError(`The account of ${email} has not proved that address: nobody knows whose it is.`);
    await appoint();
    return 'appointed';
  }
  // Whoever began to register may be anybody, and chose the password.
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      state: { type: 'string', default: '.local' },
      help: { type: 'boolean', default: false },
    },
  });
  const [stage = '', ...more] = positionals;
  if (values.help) return console.log(usage);
  if (more.length > 0 || (stage !== 'local' && !Object.keys(cdkJson.context.stages).includes(stage)))
    throw new InvitationError(`Choose one stage.\n${usage}`);
  const person = Person.safeParse(values);
  if (!person.success) throw new InvitationError(person.error.issues.map(({ message }) => message).join('\n'));
  const { email, role } = person.data;
  const outcome = await invite(stage === 'local' ? localPool(values.state) : await deployedPool(stage), person.data);
  const mail = `a mail with a temporary password is on its way; it is good for ${invitationDays} days, and the same command sends another.`;
  console.log(
    outcome === 'appointed'
      ? `${email} had an account and is now ${role} too, from the next sign-in on.`
      : `${email} is ${outcome} as ${role}: ${
          stage === 'local' ? `the temporary password is in the terminal of \`npm start\` and in ${values.state}/codes.jsonl.` : mail
        }`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
