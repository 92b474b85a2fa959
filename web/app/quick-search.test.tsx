import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, asked, refuse } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { patientOf } from '../../test/component/samples/patients.ts';

const namesakes = ['28512341234', '29112345678'].map((nationalId, index) =>
  patientOf({ id: `01JABCDEFGHJKMNPQRSTVWXYZ${index}`, personalInfo: { firstName: 'Mohammed', lastName: 'Saleh', nationalId } }),
);
const answers: Answers = {
  'patients.list': ({ query: { search } }) =>
    search === 'nobody' ? { patients: [], total: 0 } : { patients: namesakes, total: search === '28' ? 57 : 2 },
};
const box = () => page.getByRole('combobox', { name: 'Search' });
const options = () => page.getByRole('listbox').getByRole('option');

it('suggests patients while typing, with the facts that distinguish namesakes, and asks once', async () => {
  await open('/security', { answers });
  await expect.element(page.getByText(/^(Ctrl K|⌘K)$/)).toBeVisible();
  await box().click();
  await userEvent.keyboard('moh');
  await expect.element(page.getByText('Suggestions: 2')).toBeInTheDocument();
  for (const fact of ['QID …1234', 'QID …5678', 'Mar 14, 1985'])
    await expect.element(page.getByRole('listbox').getByText(fact).first()).toBeVisible();
  expect(asked('patients.list').map(({ query }) => query.search)).toEqual(['moh']);
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('x{Backspace}');
  await expect.element(options().first()).toBeVisible();
  // A repeated search is answered from what is known.
  expect(asked('patients.list').filter(({ query }) => query.search === 'moh')).toHaveLength(1);
});

it('opens the patient chosen with the arrows', async () => {
  await open('/security', { answers: { ...answers, 'patients.get': refuse('NOT_FOUND'), 'chart.get': refuse('NOT_FOUND') } });
  await box().click();
  await userEvent.keyboard('moh');
  await expect.element(options().nth(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => location.pathname).toMatch(new RegExp(`^/patients/${namesakes[1]?.id}`));
});

it('says that nothing is found', async () => {
  await open('/security', { answers });
  await box().fill('nobody');
  await expect.element(page.getByText('Nothing found').first()).toBeVisible();
  await expectGoodScreen();
});

it.each([
  ['28', async () => options().getByText('2 of 57 shown. Show all patients found').click()],
  ['mohammed', async () => userEvent.keyboard('{Enter}')],
])('leads to the list of all patients found for %s, whose words are not in the address', async (search, choose) => {
  await open('/security', { answers });
  await box().click();
  await userEvent.keyboard(search);
  await expect.element(options().first()).toBeVisible();
  await choose();
  await expect.element(page.getByLabelText('Search by name, email or ID')).toHaveValue(search);
  expect([location.pathname, location.search]).toEqual(['/patients', '']);
});
