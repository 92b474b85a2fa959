import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerPool, askedPool } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { signInStarted } from '../../lib/session.ts';

const password = 'Calm-Harbour-7';
const email = 'noor@afiya.example';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');
const create = () => button('Create account').click();
const text = (said: string) => page.getByText(said, { exact: true });

const typed = {
  'First name': 'Noor',
  'Last name': 'Al-Mannai',
  Email: email,
  Password: password,
  'Confirm password': password,
} as const;
async function fillIn(more: Readonly<Record<string, string>> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...more })) await field(label).fill(value);
  await page.getByLabelText('I accept the').click();
  await page.getByLabelText('I consent to').click();
}
beforeEach(async () => {
  await signInStarted();
  await open('/register', { as: 'nobody' });
});

it('sends what was typed in the form that the user pool wants, and asks for the code that it mails', async () => {
  answerPool({ SignUp: () => ({ UserConfirmed: false, UserSub: '1', CodeDeliveryDetails: {} }) });
  await fillIn({ 'Phone number (optional)': '5512 3456' });
  await fillDate('Date of birth', '1990-02-03');
  await create();
  await expect.element(text('Registration successful! Please check your email for verification.')).toBeVisible();
  await expect.element(page.getByText(email)).toBeVisible();
  expect(page.getByLabelText('Email').query()).toBeNull();
  await expectGoodScreen();
  expect(askedPool('SignUp')[0]).toMatchObject({
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Noor' },
      { Name: 'family_name', Value: 'Al-Mannai' },
      { Name: 'locale', Value: 'en' },
      { Name: 'phone_number', Value: '+97455123456' },
      { Name: 'birthdate', Value: '1990-02-03' },
    ],
  });
  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await expect.element(field('First name')).toHaveValue('Noor');
  await expect.element(field('Email')).toHaveValue(email);
});

it('leaves out what is optional, keeps the language of the page, and needs no code where none was sent', async () => {
  answerPool({ SignUp: () => ({ UserConfirmed: true, UserSub: '1' }) });
  await button('العربية').click();
  for (const [label, value] of [
    ['الاسم الأول', 'نور'],
    ['اسم العائلة', 'المناعي'],
    ['البريد الإلكتروني', email],
    ['كلمة المرور', password],
    ['تأكيد كلمة المرور', password],
  ] as const)
    await field(label).fill(value);
  for (const box of page.getByRole('checkbox').elements()) await userEvent.click(box);
  await button('إنشاء حساب').click();
  await button('English').click();
  await expect.element(text('Registration successful! You can now sign in.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in to Afiya' })).toBeVisible();
  const attributes = ['email', 'given_name', 'family_name', 'locale'];
  expect(askedPool('SignUp')).toMatchObject([{ UserAttributes: attributes.map((Name) => ({ Name })) }]);
  expect(askedPool('SignUp')).toMatchObject([{ UserAttributes: expect.arrayContaining([{ Name: 'locale', Value: 'ar' }]) }]);
});

it('says what is missing beside each field, and keeps what was typed in the other language', async () => {
  await create();
  for (const said of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password must be at least 12 characters',
    'Please confirm your password',
    'You must accept the terms and privacy policy',
    'An account needs your consent to the use of health data',
  ])
    await expect.element(text(said)).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  for (const [name, path] of [
    ['terms of use', '/terms'],
    ['privacy policy', '/privacy'],
    ['How health data is used', '/privacy#purposes'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  await expectGoodScreen();
  await field('First name').fill('Noor');
  await button('العربية').click();
  await expect.element(text('يجب الموافقة على الشروط وسياسة الخصوصية')).toBeVisible();
  await expect.element(text('لا يُنشأ حساب دون الموافقة على استخدام البيانات الصحية')).toBeVisible();
  await expect.element(field('الاسم الأول')).toHaveValue('Noor');
});

describe('says that', () => {
  it.each([
    ['First name', 'N', 'First name must be at least 2 characters'],
    ['First name', 'N'.repeat(51), 'First name must be less than 50 characters'],
    ['Last name', 'M', 'Last name must be at least 2 characters'],
    ['Last name', 'M'.repeat(51), 'Last name must be less than 50 characters'],
    ['Email', 'noor.example', 'Please enter a valid email address'],
    ['Phone number (optional)', 'five five', 'Invalid phone number format'],
    ['Password', 'Short-1', 'Password must be at least 12 characters'],
    ['Password', 'calm-harbour-7', 'Password must contain at least one uppercase letter'],
    ['Password', 'CALM-HARBOUR-7', 'Password must contain at least one lowercase letter'],
    ['Password', 'Calm-Harbour-x', 'Password must contain at least one number'],
    ['Password', 'CalmHarbour77', 'Password must contain at least one special character'],
    ['Confirm password', 'Calm-Harbour-8', "Passwords don't match"],
  ])('%s “%s”: %s, until it is changed', async (label, value, said) => {
    await fillIn({ [label]: value });
    await create();
    await expect.element(text(said)).toBeVisible();
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await field(label).fill(password);
    await expect.element(text(said)).not.toBeInTheDocument();
    expect(askedPool('SignUp')).toEqual([]);
  });

  it.each([
    ['-05-17', 'Missing from the date: year', 'dateOfBirth-year'],
    ['--17', 'Missing from the date: month, year', 'dateOfBirth-month'],
    ['1988-17-05', 'The month must be from 1 to 12', 'dateOfBirth-month'],
    ['1989-02-29', 'The day must be from 1 to 28 in this month', 'dateOfBirth'],
    ['88-05-17', 'The year must have four digits', 'dateOfBirth-year'],
    ['2999-05-17', 'Date of birth must be in the past', 'dateOfBirth'],
  ])('%s is no date of birth: %s, with the focus on what is wrong', async (date, said, part) => {
    await fillIn();
    await fillDate('Date of birth', date);
    await create();
    await expect.element(text(said)).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe(part);
  });

  it('nobody is born in the future, and both agreements are needed, until that is changed', async () => {
    await fillIn();
    await fillDate('Date of birth', '2999-01-01');
    await page.getByLabelText('I accept the').click();
    await page.getByLabelText('I consent to').click();
    await create();
    const said = [
      'Date of birth must be in the past',
      'You must accept the terms and privacy policy',
      'An account needs your consent to the use of health data',
    ];
    for (const one of said) await expect.element(text(one)).toBeVisible();
    await fillDate('Date of birth', '');
    await page.getByLabelText('I accept the').click();
    await page.getByLabelText('I consent to').click();
    for (const one of said) await expect.element(text(one)).not.toBeInTheDocument();
  });
});

it('shows live which requirements a password meets, and each password on its own', async () => {
  const met = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
      .filter((said) => said?.includes('(met)'));
  expect(met()).toEqual([]);
  await field('Password').fill('calm-7');
  await expect.poll(met).toEqual(['One lowercase letter (met)', 'One number, 0 to 9 (met)', 'One special character (met)']);
  await field('Password').fill(password);
  await expect.poll(() => met().length).toBe(5);
  await expect.element(page.getByText('5 of 5 requirements met')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show password' }).last().click();
  await expect.element(field('Confirm password')).toHaveAttribute('type', 'text');
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
});

it('waits for the answer, and reports a failure without a reason', async () => {
  const seen = Promise.withResolvers<object>();
  answerPool({ SignUp: () => seen.promise });
  await fillIn();
  await create();
  await expect.element(button('Creating account...')).toBeDisabled();
  seen.resolve({ __type: 'Unheard', message: '' });
  await expect.element(alert()).toHaveTextContent('Registration failed. Please try again.');
});

describe('an address that has an account', () => {
  const taken = 'taken@afiya.example';
  const register = async () => {
    answerPool({ SignUp: () => ({ __type: 'UsernameExistsException', message: '' }) });
    await fillIn({ Email: taken });
    await create();
    await expect.element(alert()).toHaveTextContent('An account with this email already exists. Please sign in instead.');
  };

  it('is sent to the sign-in, in view of whoever pressed the button below, with everything typed still there', async () => {
    await register();
    await expect.element(alert()).toHaveFocus();
    await expect.element(alert()).toBeInViewport({ ratio: 1 });
    await expectGoodScreen();
    await expect.element(field('First name')).toHaveValue('Noor');
    await expect.element(field('Confirm password')).toHaveValue(password);
  });

  it('can be taken over by the owner of its mailbox, who then chooses another password', async () => {
    answerPool({ ResendConfirmationCode: () => ({}), ConfirmSignUp: () => ({}) });
    await register();
    await button('Send me a code').click();
    await expect.element(text('Verification code sent! Please check your email.')).toBeVisible();
    await field('Verification code').fill('123456');
    await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect.element(page.getByText('Set your own now')).toBeVisible();
    await expect.element(field('Email')).toHaveValue(taken);
  });

  it('is not taken over without an answer', async () => {
    answerPool({ ResendConfirmationCode: () => ({ __type: 'LimitExceededException', message: '' }) });
    await register();
    await button('Send me a code').click();
    await expect.element(alert()).toHaveTextContent('Too many attempts. Please try again later.');
  });
});

it('keeps what was typed over a look at another page, except passwords', async () => {
  await field('First name').fill('Noor');
  await fillDate('Date of birth', '1988-05-');
  await field('Password').fill(password);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.element(page.getByLabelText('Remember me')).toBeVisible();
  history.back();
  await expect.element(field('First name')).toHaveValue('Noor');
  const parts = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').elements();
  expect(parts.map((part) => part instanceof HTMLInputElement && part.value)).toEqual(['', '05', '1988']);
  await expect.element(field('Password')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Calm-Harbour');
});
