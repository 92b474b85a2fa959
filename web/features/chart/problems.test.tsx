import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { charted, entryId, ofPatient, problemOf } from '../../../test/component/samples/chart.ts';

const panel = page.getByRole('region', { name: 'Problems' });
const text = panel.getByRole('combobox', { name: 'Problem' });
const add = panel.getByRole('button', { name: 'Add problem', exact: true });

async function begin(answers = {}): Promise<void> {
  await open(`${ofPatient}/chart`, { answers: { ...charted(), ...answers } });
  await panel.getByText('Add problem').first().click();
}

it('adds a problem with the code that was typed', async () => {
  const made = problemOf({ code: 'CA23.32' });
  await begin({ 'problems.add': () => (answer(charted({ problems: [made] })), made) });
  await text.fill('Asthma');
  await panel.getByLabelText('ICD-11 code').fill('ca23.32');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Problem added')).toBeVisible();
  await expect.element(panel.getByText('CA23.32')).toBeVisible();
  expect(asked('problems.add').map(({ body }) => [body.text, body.code])).toEqual([['Asthma', 'CA23.32']]);
  await expect.element(text).toHaveFocus();
});

it('finds a problem by its abbreviation, with both codes', async () => {
  await begin({ 'problems.add': problemOf() });
  await text.fill('urti');
  await expect.element(page.getByRole('option', { name: /^Upper respiratory tract infection/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await add.click();
  await expect
    .poll(() => asked('problems.add').map(({ body }) => body))
    .toMatchObject([{ text: 'Upper respiratory tract infection', icd10: 'J06.9', code: 'CA07.Z' }]);
});

it('adds a problem like another only on purpose, as another request', async () => {
  const problems = [problemOf()];
  await begin({
    ...charted({ problems }),
    'problems.add': ({ body }: { body: { duplicate?: true } }) =>
      body.duplicate === true ? problemOf({ id: entryId('Q'), text: 'asthma' }) : refuse('DUPLICATE_ENTRY'),
  });
  await text.fill('asthma');
  await expect.element(page.getByRole('option', { name: 'Asthma' }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await add.click();
  await expect.element(panel.getByText('There is a problem like this already.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add anyway' }).click();
  await expect.element(page.getByText('Problem added')).toBeVisible();
  const requests = asked('problems.add');
  expect(requests.map(({ body }) => body.duplicate)).toEqual([undefined, true]);
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(2);
});

it('folds a resolved problem away', async () => {
  const resolved = problemOf({ status: 'resolved' });
  await open(`${ofPatient}/chart`, {
    answers: { ...charted({ problems: [problemOf()] }), 'problems.change': () => (answer(charted({ problems: [resolved] })), resolved) },
  });
  await panel.getByRole('button', { name: 'Actions: Asthma' }).click();
  await panel.getByRole('button', { name: 'Resolve: Asthma' }).click();
  await expect.element(panel.getByText('Past problems')).toBeVisible();
  expect(panel.getByText('Asthma').query()?.checkVisibility()).not.toBe(true);
  expect(asked('problems.change').map(({ body }) => body)).toEqual([{ status: 'resolved' }]);
});
