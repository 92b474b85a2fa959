import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, answerAfter, asked, refuse } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { receptionist } from '../../test/component/people.ts';
import { charted, ofPatient } from '../../test/component/samples/chart.ts';
import { namesakes } from '../../test/component/samples/namesakes.ts';
import { patientsOf } from '../../test/component/samples/patients.ts';

const birthYear = () => page.getByRole('textbox', { name: 'Birth year' });
const options = () => page.getByRole('listbox').getByRole('option').elements();
const many = () => page.getByText('36 people have these names.').first();
const marks = () => page.getByText('3 people have this name and year').elements();
const searches = () => asked('patients.list').map(({ query }) => query.search);
const lookedThroughPart: Answers = { 'patients.list': { patients: [], total: 0, truncated: true } };
const search = () => page.getByLabelText('Search by name, email or ID');
const rows = () => document.querySelectorAll('tbody .row-link');

/** By the keyboard alone: from the field that has the words to the one with this place among those that narrow them down. */
async function narrowTo(place: 1 | 2 | 3, text: string): Promise<void> {
  await userEvent.keyboard('{Tab}'.repeat(place));
  await userEvent.keyboard(`${text}{Enter}`);
}

describe('the list of patients', () => {
  it('has the closest first, says how many share the names, and is narrowed down by a year', async () => {
    await open('/patients', { answers: namesakes });
    await search().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
    await expect.poll(() => asked('patients.list').at(-1)?.query).toMatchObject({ search: 'mohammed ali', sortBy: 'match' });
    await expect.poll(() => rows().length).toBe(10);
    await expect.poll(marks).toHaveLength(1);
    await expectGoodScreen();
    await birthYear().fill('1985');
    await userEvent.keyboard('{Enter}');
    await expect.element(search()).toHaveValue('mohammed ali 1985');
    await expect.element(search()).toHaveFocus();
    await expect.poll(() => rows().length).toBe(3);
    await expect.poll(marks).toHaveLength(3);
    expect(birthYear().query()).toBeNull();
    await expectGoodScreen();
  });

  it('keeps what narrows a search in its place while another page is awaited', async () => {
    await open('/patients', { answers: namesakes });
    await search().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
    await answerAfter(async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.poll(() => many().element().closest('[inert]')).not.toBeNull();
    });
    await expect.poll(() => many().element().closest('[inert]')).toBeNull();
    await expect.poll(() => asked('patients.list').at(-1)?.query).toMatchObject({ page: 2, sortBy: 'match' });
  });

  it('keeps the order that the reader chose', async () => {
    await open('/patients?sortBy=personalInfo.lastName&sortOrder=asc', { answers: namesakes });
    await search().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
    await expect.poll(() => asked('patients.list').at(-1)?.query).toMatchObject({ sortBy: 'personalInfo.lastName', sortOrder: 'asc' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabelText('Sort By').selectOptions('Closest match');
    await expect.poll(() => asked('patients.list').at(-1)?.query.sortBy).toBe('match');
    await page.getByLabelText('Sort By').selectOptions('Created');
    await expect.poll(() => asked('patients.list').at(-1)?.query.sortBy).toBe('createdAt');
  });

  it('adds nothing that would be read as something else', async () => {
    await open('/patients', { answers: namesakes });
    await search().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
    await birthYear().fill('198');
    await page.getByLabelText('Last digits').fill('56');
    await page.getByRole('button', { name: 'Narrow', exact: true }).click();
    for (const problem of ['2 or 4 digits', '3 digits or more']) await expect.element(page.getByText(problem)).toBeVisible();
    await expect.element(birthYear()).toHaveFocus();
    await expectGoodScreen();
    expect(searches().at(-1)).toBe('mohammed ali');
  });

  it('never says that there is nobody when not everybody was looked through', async () => {
    await open('/patients', { answers: lookedThroughPart });
    await search().fill('mohammed jassim');
    await expect.element(page.getByText('Not everybody could be looked through just now')).toBeVisible();
    await expect.element(page.getByText('Add a phone number, QID or email address, or try again in a minute.')).toBeVisible();
    expect(page.getByText('No patients found').query()).toBeNull();
    await expectGoodScreen();
    answer({ 'patients.list': namesakes['patients.list'] });
    await search().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
  });
});

describe('the search of the frame', () => {
  const palette = () => page.getByRole('combobox', { name: 'Go to a page or a patient' });

  it('finds one of many namesakes by the keyboard alone', async () => {
    await open('/security', { answers: { ...namesakes, 'patients.get': refuse('NOT_FOUND'), 'chart.get': refuse('NOT_FOUND') } });
    await expect.element(page.getByText(/^(Ctrl K|⌘K)$/)).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette()).toHaveFocus();
    await userEvent.keyboard('mohammed ali');
    await expect.element(many()).toBeVisible();
    await expect.element(page.getByText('5 of 36 shown. Show all patients found').first()).toBeVisible();
    await expectGoodScreen();
    await narrowTo(2, '1985');
    await expect.element(palette()).toHaveFocus();
    await expect.element(palette()).toHaveValue('mohammed ali 1985');
    await expect.poll(() => options().length).toBe(3);
    await expect.poll(marks).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => location.pathname).toMatch(/^\/patients\/01JABCDEFGHJKMNPQRSTVW0013/);
  });

  it('opens nobody of many by itself, but leads to the list of all', async () => {
    await open('/security', { answers: namesakes });
    await expect.element(page.getByText(/^(Ctrl K|⌘K)$/)).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette()).toHaveFocus();
    await userEvent.keyboard('mohammed ali');
    await expect.element(many()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(search()).toHaveValue('mohammed ali');
    await expect.element(many()).toBeVisible();
  });

  it('never says that there is nobody when not everybody was looked through', async () => {
    await open('/security', { answers: lookedThroughPart });
    await page.getByRole('combobox', { name: 'Search' }).fill('mohammed jassim');
    await expect.element(page.getByText(/^Not everybody could be looked through just now\. Add a phone number/).first()).toBeVisible();
    expect(page.getByText('Nothing found').query()).toBeNull();
    await expectGoodScreen();
  });
});

describe('the choice of a patient', () => {
  const picker = () => page.getByRole('combobox', { name: 'Patient' });

  it('of many namesakes shows more of them, and what tells them apart', async () => {
    await open('/appointments/new', { as: receptionist, answers: namesakes });
    await picker().fill('mohammed ali');
    await expect.element(many()).toBeVisible();
    await expect.poll(() => options().length).toBe(5);
    await expect.element(page.getByText('5 of 36 shown').first()).toBeVisible();
    await expect
      .poll(() => options()[0]?.textContent)
      .toMatch(/Mohammed Ali.*محمد علي.*Jan 14, 1985.*\d+ years.*QID …1000.*3 people have this name and year/);
    await expectGoodScreen();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => options().length).toBe(25);
    await expect.element(picker()).toHaveFocus();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => options().length).toBe(36);
    expect(page.getByRole('button', { name: 'Show more' }).query()).toBeNull();
    await picker().fill('mohammed');
    await expect.poll(() => options().length).toBe(5);
  });

  it('is narrowed down, left and made by the keyboard alone', async () => {
    await open('/appointments/new', { as: receptionist, answers: { ...namesakes, 'chart.get': refuse('NOT_FOUND') } });
    await picker().click();
    await userEvent.keyboard('mohammed ali');
    await expect.element(many()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Another name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(picker()).toHaveFocus();
    await expect.element(picker()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(many()).toBeVisible();
    await narrowTo(2, '1985');
    await expect.element(picker()).toHaveValue('mohammed ali 1985');
    await expect.poll(() => options().length).toBe(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Mar 14, 1985').first()).toBeVisible();
    expect(options()).toEqual([]);
  });

  it.each(['/prescriptions/new', '/labs/order', '/records/new', '/appointments/series'])(
    'at %s says how many share the names',
    async (path) => {
      await open(path, { answers: namesakes });
      await picker().fill('mohammed ali');
      await expect.element(many()).toBeVisible();
      await expect.element(page.getByText('5 of 36 shown').first()).toBeVisible();
    },
  );

  it.each([
    ['en', '36 or more people have these names.', '5 of 36 or more shown'],
    ['ar', 'عدد من يحملون هذه الأسماء: 36 على الأقل.', 'المعروض: 5 من 36 على الأقل'],
  ] as const)('says in %s that there may be more than it counted', async (language, count, shown) => {
    const answers: Answers = { 'patients.list': { patients: patientsOf(5), total: 36, truncated: true } };
    await open('/appointments/new', { as: receptionist, language, answers });
    await page.getByRole('combobox').last().fill('mohammed ali');
    await expect.element(page.getByText(count).first()).toBeVisible();
    await expect.element(page.getByText(shown).first()).toBeVisible();
  });

  it('never says that there is nobody when not everybody was looked through', async () => {
    await open('/appointments/new', { as: receptionist, answers: lookedThroughPart });
    await picker().fill('mohammed jassim');
    await expect.element(page.getByText(/^Not everybody could be looked through just now\. Add a phone number/).first()).toBeVisible();
    expect(page.getByText('Nothing found').query()).toBeNull();
    await expectGoodScreen();
  });
});

describe('the banner of a record', () => {
  it('says that others have the name and year of birth', async () => {
    await open(`${ofPatient}/visits`, { answers: { ...charted(), 'patients.namesakes': { count: 3 } } });
    await expect.element(page.getByText('3 people have this name and year')).toBeVisible();
    await expectGoodScreen();
  });

  it.each([{ count: 1 }, {}])('says nothing of who is alone with them, or of whom that is not known: %j', async (answered) => {
    await open(`${ofPatient}/visits`, { answers: { ...charted(), 'patients.namesakes': answered } });
    await expect.poll(() => asked('patients.namesakes').length).toBe(1);
    expect(page.getByText('people have this name').query()).toBeNull();
  });
});
