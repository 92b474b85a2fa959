import { whole } from '../../../test/component/samples/pages.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Answers,
  type PoolAnswers,
  answer,
  answerPool,
  asked,
  askedPool,
  refuse,
  unreachable,
} from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, patient } from '../../../test/component/people.ts';
import { decoded, pixelsOf } from '../../../test/e2e/qr-code.ts';
import { tokensKept, tokensOf } from '../../../test/component/tokens.ts';
import { browserFacts } from '../../lib/browser-mark.ts';
import { sessionState } from '../../lib/session.ts';
import { ownBrowserId } from './browsers.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const text = (said: string) => page.getByText(said, { exact: true });
const alert = () => page.getByRole('alert');
const refusal = (name: string, message = '') => ({ __type: name, message });
const off = 'Off: your password alone lets you in';
const on = 'On: each sign-in asks for a code';

/** What the user pool says of an account, whose sign-in is so old. */
const pool = ({ factor = false, signedInAgo = 0, person = doctor } = {}): PoolAnswers => ({
  GetUser: () => ({ Username: person.id, UserAttributes: [], ...(factor && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }) }),
  GetTokensFromRefreshToken: () => ({ AuthenticationResult: tokensOf(person, signedInAgo) }),
});
async function settings(more: { pool?: PoolAnswers; answers?: Answers; as?: typeof doctor } = {}) {
  answerPool({ ...pool({ person: more.as ?? doctor }), ...more.pool });
  await open('/settings', { as: more.as ?? doctor, answers: more.answers ?? {} });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

it('shows the account and changes the language of the page', async () => {
  await settings({ as: { ...doctor, roles: ['PATIENT', 'CLINICIAN'] } });
  const facts = () => [...document.querySelectorAll('main dl dd')].map(({ textContent }) => textContent);
  await expect.poll(facts).toEqual(['Huda Al-Naimi', doctor.email, 'Patient, Clinician']);
  await expect.element(text(off)).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
});

it.each([
  [administrator, true],
  [doctor, false],
])("shows the clinic's lists to administrators only: %o, %s", async (as, isShown) => {
  await settings({ as });
  await expect.element(text(off)).toBeVisible();
  for (const name of ['Open the clinic’s details', 'Correct the list'])
    expect(page.getByRole('link', { name }).elements()).toHaveLength(isShown ? 1 : 0);
});

describe('the authenticator', () => {
  const key = 'ABCDEFGHIJKLMNOP';
  const code = () => field('Code from your authenticator app');

  it('is set up by keyboard with a picture or a key, once a first code proves it', async () => {
    const verified = [refusal('EnableSoftwareTokenMFAException'), { Status: 'SUCCESS' }];
    await settings({
      pool: {
        AssociateSoftwareToken: () => ({ SecretCode: key }),
        VerifySoftwareToken: () => verified.shift() ?? {},
        SetUserMFAPreference: () => ({}),
      },
    });
    await expect.element(text(off)).toBeVisible();
    button('Set up an authenticator').element().focus();
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { name: 'Scan this code with the authenticator app on your phone.' });
    await expect.element(heading).toHaveFocus();
    await expect.element(text('ABCD EFGH IJKL MNOP')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
    expect(decoded(await pixelsOf(page.getByRole('img', { name: 'QR code of the key below' }).element()))).toBe(
      `otpauth://totp/Afiya:${doctor.email}?secret=${key}&issuer=Afiya`,
    );
    await button('Turn on').click();
    await expect.element(text('Verification code is required')).toBeVisible();
    await code().fill('12345');
    await button('Turn on').click();
    await expect.element(alert()).toHaveTextContent('Invalid verification code. Please try again.');
    await expectGoodScreen();
    await code().fill('123 456');
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Authenticator turned on. The next sign-in asks for a code.')).toBeVisible();
    await expect.element(text(on)).toHaveFocus();
    expect(askedPool('VerifySoftwareToken')[1]).toMatchObject({ UserCode: '123456' });
    expect(askedPool('SetUserMFAPreference')).toMatchObject([{ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }]);
  });

  it('is not set up after all', async () => {
    await settings({ pool: { AssociateSoftwareToken: () => ({ SecretCode: key }) } });
    await button('Set up an authenticator').click();
    await button('Cancel').click();
    await expect.element(text(off)).toHaveFocus();
  });

  it.each([
    [false, 'Set up an authenticator'],
    [true, 'Turn off'],
  ])('is changed (on: %s) only by a user who has just proved who they are', async (factor, act) => {
    await settings({ pool: { ...pool({ factor, signedInAgo: 3600 }), RevokeToken: () => ({}) } });
    await button(act).click();
    await expect.element(text('You signed in a while ago. To change this, show that it is still you.')).toBeVisible();
    await expectGoodScreen();
    await button('Sign in again').click();
    await expect.element(text('Sign in again to change how you sign in.')).toBeVisible();
    expect(tokensKept()).toEqual([]);
  });

  it('is turned off after a question', async () => {
    await settings({ pool: { ...pool({ factor: true }), SetUserMFAPreference: () => ({}) } });
    await expect.element(text(on)).toBeVisible();
    await button('Turn off').click();
    const dialog = page.getByRole('dialog', { name: 'Turn off the authenticator?' });
    await expect.element(dialog).toBeVisible();
    expect(askedPool('SetUserMFAPreference')).toEqual([]);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect.element(text('Authenticator turned off')).toBeVisible();
    await expect.element(text(off)).toBeVisible();
    expect(askedPool('SetUserMFAPreference')).toMatchObject([{ SoftwareTokenMfaSettings: { Enabled: false } }]);
  });

  it('whose state cannot be loaded is asked for again', async () => {
    await settings({ pool: { GetUser: () => refusal('InternalErrorException') } });
    await expect.element(text('Your authenticator settings could not be loaded.')).toBeVisible();
    answerPool(pool());
    await button('Try Again').click();
    await expect.element(text(off)).toBeVisible();
  });

  it('comes first for staff of a stage that demands it, and then the page that was wanted', async () => {
    answerPool({
      ...pool(),
      AssociateSoftwareToken: () => ({ SecretCode: key }),
      VerifySoftwareToken: () => ({ Status: 'SUCCESS' }),
      SetUserMFAPreference: () => ({}),
      RevokeToken: () => ({}),
    });
    await open('/patients', { as: { ...doctor, lacksSecondFactor: true } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Set up an authenticator first' })).toBeVisible();
    expect(page.getByRole('navigation').query()).toBeNull();
    await expectGoodScreen();
    await button('Set up an authenticator').click();
    await code().fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed only with the current one, beside which a wrong one is reported', async () => {
    const answers = [refusal('NotAuthorizedException', 'Incorrect username or password.'), {}];
    await settings({ pool: { ChangePassword: () => answers.shift() ?? {} } });
    await button('Change password').click();
    await expect.element(text('Password is required')).toBeVisible();
    await expect.element(field('Current password')).toHaveFocus();
    await field('Current password').fill('Wrong-Harbour-7');
    await field('New password').fill('short');
    await field('Confirm password').fill('other');
    await button('Change password').click();
    await expect.element(text('Password must be at least 12 characters')).toBeVisible();
    await expect.element(text("Passwords don't match")).toBeVisible();
    expect(askedPool('ChangePassword')).toEqual([]);
    await field('New password').fill('Calm-Harbour-8');
    await field('Confirm password').fill('Calm-Harbour-8');
    await button('Change password').click();
    await expect.element(text('This is not your current password')).toBeVisible();
    await expect.element(field('Current password')).toHaveFocus();
    await field('Current password').fill('Calm-Harbour-7');
    await button('Change password').click();
    await expect.element(text('Password changed')).toBeVisible();
    await expect.element(field('New password')).toHaveValue('');
    expect(askedPool('ChangePassword')[1]).toMatchObject({ PreviousPassword: 'Calm-Harbour-7', ProposedPassword: 'Calm-Harbour-8' });
  });

  it('is refused for another reason above the form', async () => {
    await settings({ pool: { ChangePassword: () => refusal('LimitExceededException') } });
    await field('Current password').fill('Calm-Harbour-7');
    await field('New password').fill('Calm-Harbour-8');
    await field('Confirm password').fill('Calm-Harbour-8');
    await button('Change password').click();
    await expect.element(alert()).toHaveTextContent('Too many attempts. Please try again later.');
  });
});

describe('e-mails', () => {
  const reminders = () => page.getByRole('checkbox', { name: /^Reminders of appointments/ });

  it('of appointments are declined by patients, who see which are always sent', async () => {
    await settings({
      as: patient,
      answers: { 'mailChoices.get': { reminders: true }, 'mailChoices.change': ({ body }) => body },
    });
    await expect.element(reminders()).toBeChecked();
    await expect.element(page.getByText('that another account has access to your record')).toBeVisible();
    reminders().element().focus();
    await userEvent.keyboard(' ');
    await expect.element(text('Reminders are no longer sent')).toBeVisible();
    await expect.element(reminders()).not.toBeChecked();
    await reminders().click();
    await expect.element(text('Reminders are sent from now on')).toBeVisible();
    expect(asked('mailChoices.change').map(({ body }) => body)).toEqual([{ reminders: false }, { reminders: true }]);
  });

  it('whose choice could not be saved are not shown as declined', async () => {
    await settings({
      as: patient,
      answers: { 'mailChoices.get': { reminders: true }, 'mailChoices.change': refuse('SERVICE_UNAVAILABLE') },
    });
    await reminders().click();
    await expect.element(text('Your choice could not be saved. Please try again.')).toBeVisible();
    await expect.element(reminders()).toBeChecked();
  });

  it('to staff have no choice about appointments', async () => {
    await settings();
    await expect.element(page.getByText('Always sent: that someone signed in to your account from a new browser.')).toBeVisible();
    expect(reminders().query()).toBeNull();
  });

  it('begin in the language that the account chooses', async () => {
    const [before, after] = [
      { ...patient, mailLanguage: 'ar' as const },
      { ...patient, mailLanguage: 'en' as const },
    ];
    await settings({ as: before, pool: { ...pool({ person: after }), UpdateUserAttributes: () => ({}) } });
    const language = field('Language that comes first');
    await expect.element(language).toHaveValue('ar');
    await language.selectOptions('English');
    await expect.element(text('Language of emails saved')).toBeVisible();
    await expect.element(language).toHaveValue('en');
    expect(askedPool('UpdateUserAttributes')).toMatchObject([{ UserAttributes: [{ Name: 'locale', Value: 'en' }] }]);
  });
});

describe('browsers', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Sign out on every device?' });
  const leaveAll = async () => {
    await button('Sign out everywhere').click();
    await dialog().getByRole('button', { name: 'Sign out everywhere' }).click();
  };
  const signedOut = async () => {
    await expect.element(page.getByRole('heading', { name: 'Sign in to Afiya' })).toBeVisible();
    await expect.element(text('Signed out everywhere')).toBeVisible();
    expect(tokensKept()).toEqual([]);
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-03-01T07:00:00Z');
  });

  it('are listed, this one by name', async () => {
    browserFacts();
    const id = (await ownBrowserId()) ?? '';
    const at = '2026-03-01T06:05:00Z';
    const browsers = [
      { id: 'a'.repeat(64), name: 'Firefox', system: 'Windows', firstAt: at, lastAt: at },
      { id, name: 'Chrome', system: 'Linux', firstAt: at, lastAt: '2026-02-27T06:05:00Z' },
    ] as const;
    await settings({ answers: { 'browsers.list': whole<(typeof browsers)[number]>(...browsers) } });
    const lines = () => page.getByRole('listitem').filter({ hasText: 'Last sign-in' }).elements();
    await expect
      .poll(() => lines().map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^Firefox on Windows.*Last sign-in: .*9:05/),
        expect.stringMatching(/^Chrome on Linux.*This browser.*Last sign-in: Feb 27, 2026/),
      ]);
    expect(lines()[0]?.textContent).not.toContain('This browser');
  });

  it('that cannot be loaded are asked for again', async () => {
    await settings({ answers: { 'browsers.list': refuse('FORBIDDEN') } });
    await expect.element(page.getByText('The browsers could not be loaded.')).toBeVisible();
    answer({ 'browsers.list': whole() });
    await button('Try Again').click();
    await expect.element(page.getByText('The browsers could not be loaded.')).not.toBeInTheDocument();
  });

  it('are all signed out from here, after a question', async () => {
    await settings({
      answers: { 'browsers.forget': whole() },
      pool: { GlobalSignOut: () => ({}), RevokeToken: () => ({}) },
    });
    await leaveAll();
    await signedOut();
    expect(asked('browsers.forget').map(({ query }) => query)).toEqual([{ keep: await ownBrowserId() }]);
  });

  it('are signed out even if their list cannot be cleared', async () => {
    await settings({ answers: { 'browsers.forget': unreachable }, pool: { GlobalSignOut: () => ({}), RevokeToken: () => ({}) } });
    await leaveAll();
    await signedOut();
  });

  it('that could not be signed out are not said to be', async () => {
    await settings({ answers: { 'browsers.forget': whole() }, pool: { GlobalSignOut: () => refusal('InternalErrorException') } });
    await leaveAll();
    await expect.element(dialog().getByText('The other devices could not be signed out. Please try again.')).toBeVisible();
    await expectGoodScreen();
    expect(sessionState().status).toBe('signed-in');
  });
});
