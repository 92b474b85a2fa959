import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';

const hamad = linkOf({
  relation: 'parent',
  until: '2039-02-02',
  patient: { id: 'PAT-H', firstName: 'Hamad', lastName: 'Al-Twofold', dateOfBirth: '2021-02-03' },
});
const code = page.getByLabelText('Code from the clinic');
const link = page.getByRole('button', { name: 'Link record' });

describe('the code from the clinic', () => {
  it('is asked for with the date of birth, and what is missing is said beside each', async () => {
    await open('/dashboard', { as: patient });
    await link.click();
    await expect.element(page.getByText('Enter the 10 letters and digits that the clinic gave you')).toBeVisible();
    await expect.element(page.getByText('Date of birth is required')).toBeVisible();
    await expect.element(code).toHaveFocus();
    await expectGoodScreen();
  });

  it('links the record, whose page then opens', async () => {
    await open('/dashboard', { as: patient, answers: { 'links.enter': () => linkOf() } });
    await code.fill('abcde-fghjk');
    await fillDate('Patient’s date of birth', '1985-03-14');
    answer(familyOf(linkOf()));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You now see the record of Moza Al-Homeward')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
    expect(asked('links.enter').map(({ body }) => body)).toEqual([{ code: 'ABCDEFGHJK', dateOfBirth: '1985-03-14' }]);
  });

  it('of a slip is filled in by its QR code', async () => {
    sessionStorage.setItem('afiya.link-code', 'ABCDEFGHJK');
    await open('/dashboard', { as: patient });
    await expect.element(code).toHaveValue('ABCDEFGHJK');
  });

  it.each([
    [refuse('NOT_FOUND'), 'This code is unknown, has expired, or does not match this date of birth'],
    [refuse('TOO_MANY_REQUESTS'), 'Too many requests. Please wait before trying again.'],
    [refuse('CONFLICT'), 'is linked to this record already'],
    [refuse('SERVICE_UNAVAILABLE'), 'busy'],
  ])('%o is said, and everything typed is kept', async (refused, said) => {
    await open('/dashboard', { as: patient, answers: { 'links.enter': refused } });
    await code.fill('ABCDE-FGHJK');
    await fillDate('Patient’s date of birth', '1990-01-01');
    await link.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(said));
    await expect.element(code).toHaveValue('ABCDE-FGHJK');
    await expect.element(code).toHaveFocus();
    expect(asked('links.enter')).toHaveLength(1);
  });
});

describe('the records of a family', () => {
  it('are listed by what each is to the reader, and a link is ended after a question', async () => {
    await open('/family', { as: patient, answers: { ...familyOf(linkOf(), hamad), 'links.end': { success: true, id: hamad.id } } });
    await expect.element(page.getByText(/^Your child, since .* until Feb 2, 2039/)).toBeVisible();
    expect(page.getByText('Parent').query()).toBeNull();
    await page.getByRole('button', { name: 'Unlink the record of Hamad Al-Twofold' }).click();
    await expectGoodScreen();
    answer(familyOf(linkOf()));
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect.element(page.getByText('Access ended')).toBeVisible();
    await expect.poll(() => page.getByRole('button', { name: 'Unlink the record of Hamad Al-Twofold' }).query()).toBeNull();
    expect(asked('links.end').map(({ params }) => params.linkId)).toEqual([hamad.id]);
  });

  it('a link that has ended already is as intended', async () => {
    await open('/family', { as: patient, answers: { ...familyOf(linkOf()), 'links.end': refuse('NOT_FOUND') } });
    await page.getByRole('button', { name: 'Unlink the record of Moza Al-Homeward' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect.element(page.getByText('Access ended')).toBeVisible();
  });
});
