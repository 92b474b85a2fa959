import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { accessOf } from '../../../test/component/samples/family.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { PortalAccess } from './portal-access.tsx';

const issued = { relation: 'self' as const, issuedAt: '2026-03-01T07:00:00Z', expiresAt: '2026-03-08T07:00:00Z', attemptsLeft: 5 };
const open = (answers: Answers = {}, dateOfBirth = '1985-03-14') =>
  show(
    <>
      <h1>Fatima Al-Mansouri</h1>
      <PortalAccess patient={patientOf({ personalInfo: { dateOfBirth } })} />
    </>,
    { answers },
  );
const dialog = page.getByRole('dialog');
const begin = () => page.getByRole('button', { name: 'Issue a code' }).click();
const issue = () => dialog.getByRole('button', { name: 'Issue a code' }).click();
const sent = () => asked('links.issueCode').map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});

describe('a code for the patient', () => {
  it('is shown once, with a QR code and instructions in both languages', async () => {
    await open({ 'links.issueCode': { ...issued, code: 'ABCDEFGHJK' } });
    await expect.element(page.getByText('No account sees this record.')).toBeVisible();
    await begin();
    await issue();
    await expect.element(page.getByRole('heading', { name: 'Code for a health record' })).toBeVisible();
    await expect.element(dialog.getByText('ABCDE-FGHJK')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'QR code that opens the site with this code' })).toBeVisible();
    await expect.element(dialog.getByText('Fatima Al-Mansouri').first()).toBeVisible();
    await expect.element(dialog.getByText('On the page Home, enter this code and the patient’s date of birth')).toBeVisible();
    await expect.element(dialog.getByText('في الصفحة الرئيسية يمكنك إدخال هذا الرمز وتاريخ ميلاد المريض')).toBeVisible();
    expect(sent()).toEqual([{ relation: 'self' }]);
    await expectGoodScreen();
    answer({ 'links.ofPatient': accessOf({ codes: [issued] }) });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it('is open until it is withdrawn', async () => {
    await open({ 'links.ofPatient': accessOf({ codes: [issued] }), 'links.withdrawCode': { success: true, relation: 'self' } });
    await expect.element(page.getByText('Date of birth attempts left: 5')).toBeVisible();
    answer({ 'links.ofPatient': accessOf() });
    await page.getByRole('button', { name: 'Withdraw the code: The patient' }).click();
    await expect.element(page.getByText('Code withdrawn')).toBeVisible();
    await expect.poll(() => page.getByText('Open codes').query()).toBeNull();
  });

  it('is refused if the patient has a link', async () => {
    await open({ 'links.issueCode': refuse('CONFLICT') });
    await begin();
    await issue();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  });
});

it("an adult patient's carer needs a last day within five years and a reason", async () => {
  await open({ 'links.issueCode': { ...issued, relation: 'carer', until: '2030-05-06', code: 'ABCDEFGHJK' } });
  await begin();
  const who = page.getByLabelText('Who will enter it?');
  expect([...who.element().children].map(({ textContent }) => textContent)).toEqual(['The patient', 'Caregiver']);
  await who.selectOptions('Caregiver');
  await issue();
  await expect.element(page.getByText('Enter today or a later date')).toBeVisible();
  await expect.element(page.getByText('Enter the reason')).toBeVisible();
  expect(sent()).toEqual([]);
  await expectGoodScreen();
  await fillDate('Last day', '2040-05-06');
  await issue();
  await expect.element(page.getByText('Enter a day no later than')).toBeVisible();
  expect(sent()).toEqual([]);
  await fillDate('Last day', '2030-05-06');
  await page.getByLabelText('Reason').fill('Helps at home');
  await issue();
  await expect.element(dialog.getByText('Caregiver until May 6, 2030')).toBeVisible();
  expect(sent()).toEqual([{ relation: 'carer', until: '2030-05-06', reason: 'Helps at home' }]);
});

it("a child's parent needs neither, and at the latest the day before the child comes of age", async () => {
  await open({ 'links.issueCode': { ...issued, relation: 'parent', until: '2040-02-02', code: 'ABCDEFGHJK' } }, '2022-02-03');
  await begin();
  await page.getByLabelText('Who will enter it?').selectOptions('Parent');
  await expect.element(page.getByText('At the latest Feb 2, 2040')).toBeVisible();
  await fillDate('Last day', '2040-02-03');
  await issue();
  expect(sent()).toEqual([]);
  await fillDate('Last day', '--');
  await issue();
  await expect.element(dialog.getByText('Parent until Feb 2, 2040')).toBeVisible();
  expect(sent()).toEqual([{ relation: 'parent' }]);
});

it('a link is undone after a question', async () => {
  const links = [
    {
      id: 'LINK',
      relation: 'self' as const,
      since: '2026-02-01T07:00:00Z',
      account: { id: 'a', name: 'Test Visitor', email: 'v@afiya.example' },
    },
  ];
  await open({ 'links.ofPatient': accessOf({ links }), 'links.undo': { success: true, id: 'LINK' } });
  await expect.element(page.getByText('Test Visitor')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Undo the link of Test Visitor' }).click();
  answer({ 'links.ofPatient': accessOf() });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Link undone')).toBeVisible();
  await expect.element(page.getByText('No account sees this record.')).toBeVisible();
  expect(asked('links.undo').map(({ params }) => params.linkId)).toEqual(['LINK']);
});
