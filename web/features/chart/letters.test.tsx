import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, entryId, letterOf, ofPatient, paperOf, visitOf } from '../../../test/component/samples/chart.ts';

const panel = page.getByRole('region', { name: 'Certificates and letters' });
const dialog = page.getByRole('dialog');
const visit = visitOf();
const leave = { from: '2026-03-01', until: '2026-03-03' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});
const ofVisit = (...letters: ReturnType<typeof letterOf>[]) =>
  open(`${ofPatient}/visits/${entryId('E')}`, { answers: { ...charted({ visit }), 'letters.list': { rows: letters } } });

it('leads who looks for a certificate among the documents to the visits', async () => {
  await open(`${ofPatient}/documents`, { answers: charted({ visit }) });
  await expect.element(panel.getByText('None issued yet')).toBeVisible();
  await panel.getByRole('link', { name: 'Visits' }).click();
  await expect.poll(() => location.pathname).toBe(`${ofPatient}/visits`);
  await expect.poll(() => document.querySelector(`main a[href$="/visits/${entryId('E')}"]`)).not.toBeNull();
});

it('certifies a leave, and prints a diagnosis only if it is wanted', async () => {
  await ofVisit();
  await panel.getByText('Issue sick leave').click();
  const sign = panel.getByRole('button', { name: 'Sign the certificate' });
  await panel.getByLabelText('Number of days').fill('31');
  await sign.click();
  await expect.element(panel.getByText('from 1 to 30')).toBeVisible();
  await panel.getByLabelText('Number of days').fill('٣');
  await expect.element(panel.getByText('fit to return on')).toBeVisible();
  await panel.getByText('Print the diagnosis').click();
  await sign.click();
  await expect.element(panel.getByText('Diagnosis is required')).toBeVisible();
  await panel.getByLabelText('Diagnosis on the paper').fill('Influenza');
  await expectGoodScreen();
  const signed = letterOf({ leave: { ...leave, diagnosis: 'Influenza' } });
  answer({ 'letters.certify': () => (answer({ 'letters.list': { rows: [signed] } }), signed) });
  await sign.click();
  await expect.element(page.getByText('Certificate signed')).toBeVisible();
  await expect.element(panel.getByText('Sick-leave certificate')).toBeVisible();
  expect(asked('letters.certify').map(({ body }) => body)).toMatchObject([{ ...leave, diagnosis: 'Influenza' }]);
  // What was just signed is no fault.
  expect(panel.getByText('Another certificate covers some of these days').query()).toBeNull();
});

it('warns whoever signs days that another certificate covers', async () => {
  const earlier = letterOf({ leave });
  await ofVisit(earlier);
  await panel.getByText('Issue sick leave').click();
  await expect.element(panel.getByText('Another certificate covers some of these days')).toBeVisible();
  answer({ 'letters.certify': letterOf({ id: entryId('U'), leave }) });
  await panel.getByRole('button', { name: 'Issue anyway' }).click();
  await expect.poll(() => asked('letters.certify').map(({ body }) => body.duplicate)).toEqual([true]);
});

it('prints a certificate until it is withdrawn for a reason', async () => {
  await ofVisit(letterOf({ leave }));
  answer({ 'papers.sickLeave': paperOf('leave') });
  await panel.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => location.hash).toBe('#leave');
  await panel.getByRole('button', { name: /^Entered in error/ }).click();
  await dialog.getByLabelText('Reason').fill('Another patient');
  const wrong = letterOf({ leave, status: 'entered-in-error', errorReason: 'Another patient' });
  answer({ 'letters.inError': wrong, 'letters.list': { rows: [wrong] } });
  await dialog.getByRole('button', { name: 'Entered in error' }).click();
  await expect.element(panel.getByText('Another patient')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Print' }).query()).toBeNull();
});

it('signs a referral, and prints it', async () => {
  await ofVisit();
  await panel.getByText('Write a referral').click();
  const sign = panel.getByRole('button', { name: 'Sign the letter' });
  await sign.click();
  await expect.element(panel.getByText('To is required')).toBeVisible();
  await panel.getByLabelText('To', { exact: true }).fill('Cardiology');
  await panel.getByLabelText('Urgency').selectOptions('Urgent: today');
  await panel.getByLabelText('Reason for referral').fill('Chest pain on effort');
  await expectGoodScreen();
  const referral = { to: 'Cardiology', urgency: 'urgent', reason: 'Chest pain on effort' } as const;
  const signed = letterOf({ type: 'referral', referral });
  answer({ 'letters.refer': () => (answer({ 'letters.list': { rows: [signed] } }), signed), 'papers.referral': paperOf('referral') });
  await sign.click();
  await expect.element(page.getByText('Letter signed')).toBeVisible();
  await expect.element(panel.getByText('Cardiology · Urgent: today')).toBeVisible();
  expect(asked('letters.refer').map(({ body }) => body)).toEqual([{ encounterId: entryId('E'), ...referral }]);
  await panel.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => location.hash).toBe('#referral');
});
