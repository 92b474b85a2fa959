/** Checks from outside that work both on AWS and on this machine. */
import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, setUpTOTP, signIn, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { secondFactorMissing } from '../../contract/base/role.ts';
import { routes } from '../../contract/routes/table.ts';
import { WebConfig } from '../../contract/deployment/web-config.ts';
import { ConfigurationError, type StageConfig } from '../../infra/config.ts';
import { authenticator } from '../lib/authenticator.ts';
import { localCredentials } from '../lib/local-stage.ts';
import { accountSteps } from './account.ts';
import { Api, type Findings, type Marks, configureSignIn, patience } from './api.ts';
import { edgeSteps } from './edge.ts';
import { type Leftovers, Skipped, type Step } from './run.ts';

/** Headers required on every page, with their values. */
const pageHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

const get = (url: string | URL): Promise<Response> => fetch(url, { signal: patience() });

/**
 * The site's configuration, which lists every other address.
 * @throws ConfigurationError if the site does not serve it
 */
export async function configOfSite(site: string): Promise<WebConfig> {
  const response = await get(`${site}/config.json`).catch((error: unknown) => error);
  const config =
    response instanceof Response && response.ok ? WebConfig.safeParse(await response.json().catch(() => undefined)) : undefined;
  if (config?.success) return config.data;
  throw new ConfigurationError(
    `${site}/config.json is not there (${response instanceof Response ? response.status : 'no answer'}), so nothing can be looked at.`,
    { cause: response },
  );
}

/**
 * The steps, each after the steps that it depends on. `stage` limits the checks to its settings; the local cloud may run with any settings.
 */
export function productSteps(
  site: string,
  config: WebConfig,
  { marks, leftovers, found }: { readonly marks: Marks; readonly leftovers: Leftovers; readonly found: Findings },
  stage?: Pick<StageConfig, 'model' | 'staffSecondFactor'>,
): Step[] {
  const api = new Api(new URL(config.apiBaseUrl, site).href);
  const isLocal = config.userPoolEndpoint !== undefined;
  let signedIn = false;
  /** Renewed when needed: some steps outlast a token. */
  const credentials = async (): Promise<{ token: string }> => {
    const token = signedIn ? (await fetchAuthSession()).tokens?.accessToken.toString() : undefined;
    return { token: needed(token, 'a sign-in') };
  };
  const needed = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Skipped(`needs ${what}`);
    return value;
  };
  const check = (description: string) =>
    api.ask(routes['symptomCheck.create'], {
      body: { symptoms: { description, severity: 4, duration: 'today', age: 34 }, language: 'en' },
    });
  const forget = (sessionId: string) => api.remove(routes['symptomCheck.delete'], { params: { sessionId } });

  return [
    {
      name: 'site',
      see: async () => {
        const page = await get(site);
        const wrong = Object.entries(pageHeaders).flatMap(([name, expected]) =>
          expected.test(page.headers.get(name) ?? '') ? [] : [name],
        );
        if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`the page answers ${page.status}`);
        if (wrong.length > 0) throw new Error(`these headers are missing or say something else: ${wrong.join(', ')}`);
        return `the page and its ${Object.keys(pageHeaders).length} security headers`;
      },
    },
    {
      name: 'strict transport',
      see: async () => {
        if (isLocal) throw new Skipped('no TLS here');
        const header = (await get(site)).headers.get('strict-transport-security') ?? '';
        if (!/max-age=\d{8}/.test(header)) throw new Error(`Strict-Transport-Security says ${header || 'nothing'}`);
        const plain = await fetch(site.replace(/^https:/, 'http:'), { redirect: 'manual', signal: patience() });
        if (plain.status !== 301) throw new Error(`http:// answers ${plain.status} and not 301`);
        return header;
      },
    },
    {
      name: 'health',
      see: async () => (await api.ask(routes['health.get'])).status,
    },
    {
      name: 'symptom check',
      see: async () => {
        const { sessionId, data } = await check('I have had a runny nose and a mild cough since this morning.');
        leftovers.add('the symptom session', () => forget(sessionId));
        await api.ask(routes['symptomCheck.get'], { params: { sessionId } });
        await api.ask(routes['symptomCheck.delete'], { params: { sessionId } });
        const after = await api.send(routes['symptomCheck.get'], { params: { sessionId } });
        if (after.status !== 404) throw new Error(`a deleted session answers ${after.status}`);
        return `answered (${data.severity ?? 'no severity'}), read again and deleted`;
      },
    },
    {
      name: 'model',
      see: async () => {
        if (stage?.model === undefined) throw new Skipped(isLocal ? 'no model here' : 'the stage has no model');
        const { sessionId, data } = await check('My lower back has been aching since I carried boxes yesterday.');
        leftovers.add('the symptom session', () => forget(sessionId));
        if (data.engine !== 'model') throw new Error('the rules answered alone: the reason is in the log of the function symptom-check');
        return 'its first answer came';
      },
    },
    ...accountSteps(api, config, poolOf(config), { stamp: marks.stamp, leftovers }),
    {
      name: 'sign-in by SRP',
      see: async () => {
        await signInAsAdministrator(config, marks, leftovers);
        signedIn = true;
        found.firstToken = { ...(await credentials()), issuedAt: new Date() };
        if (config.authFlow !== 'USER_SRP_AUTH') throw new Skipped('no SRP here; signed in with the password itself');
        return 'an administrator made for it is in';
      },
    },
    {
      name: 'second factor',
      see: async () => {
        const { token } = await credentials();
        const { tokens } = await fetchAuthSession();
        const demanded = tokens?.accessToken.payload[secondFactorMissing] !== undefined;
        if (stage !== undefined && demanded !== (stage.staffSecondFactor === 'demanded'))
          throw new Error(`the token says that it is ${demanded ? '' : 'not '}demanded, and the stage does${demanded ? ' not' : ''}`);
        if (!demanded) throw new Skipped('the stage only offers one');
        const { status } = await api.send(routes['patients.stats'], { token });
        if (status !== 403) throw new Error(`who has none is answered ${status}`);
        await setUpAuthenticator();
        await api.ask(routes['patients.stats'], await credentials());
        return 'without one the administrator is refused, with one let in';
      },
    },
    {
      name: 'patient written and read',
      see: async () => {
        const { id } = await api.ask(routes['patients.create'], { ...(await credentials()), body: patientOf(marks) });
        found.patientId = id;
        leftovers.add('the patient', async () =>
          api.remove(routes['patients.delete'], { ...(await credentials()), params: { id }, body: deletion }),
        );
        await api.ask(routes['patients.get'], { ...(await credentials()), params: { id } });
        const { patients } = await api.ask(routes['patients.list'], { ...(await credentials()), query: { search: marks.stamp } });
        if (!patients.some((patient) => patient.id === id)) throw new Error('the search does not find it');
        return 'by id and by search';
      },
    },
    ...edgeSteps(api, found, credentials),
    {
      name: 'export downloaded',
      see: async () => {
        const { token } = await credentials();
        const id = needed(found.patientId, 'the patient');
        const order = await api.ask(routes['patients.export'], { token, query: { format: 'csv', ids: id } });
        const params = { exportId: order.id };
        leftovers.add('the export', async () => api.remove(routes['exports.delete'], { ...(await credentials()), params }));
        const { status, link } = order.link ? order : await api.ask(routes['exports.get'], { token, params });
        if (link === undefined) throw new Error(`one patient is still ${status}`);
        const file = await get(link.url);
        if (!file.ok || !(await file.text()).includes(marks.stamp))
          throw new Error(`the file answers ${file.status}, or lacks the patient`);
        return 'with the patient in it';
      },
    },
    {
      name: 'patient deleted',
      see: async () => {
        const asked = { ...(await credentials()), params: { id: needed(found.patientId, 'the patient') } };
        await api.ask(routes['patients.delete'], { ...asked, body: deletion });
        const after = await api.send(routes['patients.get'], asked);
        if (after.status !== 404) throw new Error(`it still answers ${after.status}`);
        return 'and gone';
      },
    },
  ];
}

const patientOf = ({ stamp, phone }: Marks) => ({
  personalInfo: {
    firstName: 'Smoke',
    lastName: stamp,
    email: `${stamp}@example.com`,
    phone: `+974 ${phone}`,
    dateOfBirth: '1985-03-14',
    gender: 'female',
  },
  medicalInfo: {
    allergies: [],
    medications: [],
    emergencyContact: { name: 'Nobody At All', relationship: 'friend', phone: '+974 44112233' },
  },
});

/** Sets up an authenticator for the signed-in user, as the site does, and renews the tokens. */
async function setUpAuthenticator(): Promise<void> {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: await authenticator(sharedSecret)() });
  await updateMFAPreference({ totp: 'PREFERRED' });
  await fetchAuthSession({ forceRefresh: true });
}

/** The reason for the patient's deletion. */
const deletion = { reason: 'Made by the smoke test' };

const poolOf = ({ region, userPoolEndpoint }: WebConfig): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    region,
    ...(userPoolEndpoint !== undefined && { endpoint: userPoolEndpoint, credentials: localCredentials }),
  });

/** Creates an administrator for this run, who may delete the patient again, and signs in as the site does. */
async function signInAsAdministrator(config: WebConfig, { stamp }: Marks, leftovers: Leftovers): Promise<void> {
  const { userPoolId } = config;
  const pool = poolOf(config);
  const email = `${stamp}@example.com`;
  const password = `${randomBytes(18).toString('base64')}aA1!`;
  const person = { UserPoolId: userPoolId, Username: email };
  await pool.send(
    new AdminCreateUserCommand({
      ...person,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  leftovers.add('the account', () => pool.send(new AdminDeleteUserCommand(person)));
  await pool.send(new AdminSetUserPasswordCommand({ ...person, Password: password, Permanent: true }));
  await pool.send(new AdminAddUserToGroupCommand({ ...person, GroupName: 'ADMIN' }));

  configureSignIn(config);
  const { isSignedIn, nextStep } = await signIn({ username: email, password, options: { authFlowType: config.authFlow } });
  if (!isSignedIn) throw new Error(`the next step would be ${nextStep.signInStep}`);
}
