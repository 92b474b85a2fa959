import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
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

it('a resolved problem leaves the summary, and is reached from there', async () => {
  const resolved = problemOf({ status: 'resolved' });
  await open(`${ofPatient}/chart`, {
    answers: { ...charted({ problems: [problemOf()] }), 'problems.change': () => (answer(charted({ problems: [resolved] })), resolved) },
  });
  await panel.getByRole('button', { name: 'Actions: Asthma' }).click();
  await panel.getByRole('button', { name: 'Resolve: Asthma' }).click();
  await expect.element(panel.getByText('No current problems recorded')).toBeVisible();
  expect(asked('problems.change').map(({ body }) => body)).toEqual([{ status: 'resolved' }]);
  await panel.getByRole('link', { name: 'Past problems' }).click();
  await expect.element(page.getByRole('region', { name: 'Past problems' }).getByText('Asthma')).toBeVisible();
});

it('of a hundred problems, the summary shows the first ones, and all of them are one press away, with their number', async () => {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';
  const problems = Array.from({ length: 22 }, (_, index) =>
    problemOf({ id: entryId(letters[index] ?? '0'), text: `Problem ${index}`, ...(index === 21 && { note: 'Since the operation' }) }),
  );
  await open(`${ofPatient}/chart`, { answers: charted({ problems }) });
  await expect.element(panel.getByText('Problem 7')).toBeVisible();
  expect(panel.getByRole('listitem').elements()).toHaveLength(8);
  expect(asked('problems.list')).toEqual([]);
  await panel.getByRole('link', { name: 'All current problems: 22' }).click();
  const all = page.getByRole('region', { name: 'All current problems: 22' });
  await expect.element(all.getByText('Since the operation')).toBeVisible();
  expect(all.getByRole('listitem').elements()).toHaveLength(22);
  await expect.element(page.getByText('No problem is over')).toBeVisible();
  await expectGoodScreen();
});
