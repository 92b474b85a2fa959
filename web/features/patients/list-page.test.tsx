import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, patient, receptionist } from '../../../test/component/people.ts';
import { patientsOf, recordsOf } from '../../../test/component/samples/patients.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByLabelText('Search by name, email or ID');
const names = () => [...document.querySelectorAll('tbody .row-link')].map((link) => link.textContent);
const listed = (...wanted: string[]) =>
  expect.poll(names).toEqual(wanted.map((name) => (name.includes(' ') ? name : `${name} Al-Mansouri`)));
const persons = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => `Person${first + index}`);
const url = () => location.pathname + location.search;
const rowOf = (name: string) => page.getByRole('row', { name });
const mohammed = { firstName: 'Mohammed', nameArabic: 'محمد' };

/** Twenty-three records, of which every third is suspended and the twentieth is Mohammed's. */
const clinic = () =>
  recordsOf(
    patientsOf(23, (index) => ({
      status: index % 3 === 2 ? 'suspended' : 'active',
      ...(index === 19 && { personalInfo: mohammed }),
    })),
  );

describe('the list', () => {
  it('has ten patients a page, in both scripts, and says so', async () => {
    await open('/patients', { answers: recordsOf(patientsOf(12, () => ({ personalInfo: { nameArabic: 'فاطمة' } }))) });
    await listed(...persons(1, 10));
    await expect.element(rowOf('Person1').getByText('فاطمة').first()).toBeVisible();
    await expect.element(page.getByText('Showing 10 of 12 patients Page 1 of 2')).toBeVisible();
    const controls = document.querySelectorAll('#search, #status, [aria-controls=filters], [aria-controls=filters] ~ button');
    expect(controls.length).toBe(5);
    expect(new Set([...controls].map((control) => Math.round(control.getBoundingClientRect().bottom))).size).toBe(1);
    await expectGoodScreen();
  });

  it('offers nothing to do with the rows of another page while its own are awaited', async () => {
    await open('/patients', { answers: clinic() });
    await listed(...persons(1, 10));
    const row = () => rowOf('Person1').first().element();
    expect(row().closest('[inert]')).toBeNull();
    await answerAfter(async () => {
      await button('Next').click();
      await expect.poll(() => row().closest('[inert]')).not.toBeNull();
      expect(row().closest('[aria-busy=true]')).not.toBeNull();
      // The titles, by which the list is sorted, keep their focus.
      expect(document.querySelector('thead')?.closest('[inert]')).toBeNull();
    });
    await listed(...persons(11, 19), 'Mohammed Al-Mansouri');
    expect(document.querySelector('main [inert]')).toBeNull();
  });

  it.each([390, 1024, 1280])('is as tall while loading as afterwards at %i pixels', async (width) => {
    await page.viewport(width, 900);
    const loaded = Promise.withResolvers<void>();
    const { 'patients.list': list } = recordsOf(patientsOf(3, () => ({ personalInfo: { nationalId: '28863400123' } })));
    await open('/patients', {
      answers: { 'patients.list': async (one) => (await loaded.promise, typeof list === 'function' ? list(one) : list) },
    });
    const height = (): number => document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
    await expect.poll(() => document.querySelector('tbody .skeleton')).not.toBeNull();
    const loading = height();
    loaded.resolve();
    await listed(...persons(1, 3));
    expect(Math.abs(height() - loading)).toBeLessThan(30);
  });

  it('says that there are no patients', async () => {
    await open('/patients');
    await expect.element(page.getByText('No patients found')).toBeVisible();
    await expectGoodScreen();
  });

  it('moves through its pages, which the address keeps, also through a reload and back', async () => {
    await open('/patients', { answers: clinic() });
    await listed(...persons(1, 10));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect
      .poll(() =>
        pages
          .getByRole('button')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Previous', '1', '2', '3', 'Next']);
    await button('Next').click();
    await listed(...persons(11, 19), 'Mohammed');
    expect(url()).toBe('/patients?page=2');
    await reload();
    await listed(...persons(11, 19), 'Mohammed');
    history.back();
    await listed(...persons(1, 10));
  });

  it('reads the next page from where this one ends', async () => {
    await open('/patients', { answers: { 'patients.list': { patients: patientsOf(10), total: 30, nextCursor: 'after' } } });
    await listed(...persons(1, 10));
    await button('Next').click();
    await expect
      .poll(() => asked('patients.list').map(({ query }) => [query.page, query.cursor]))
      .toEqual([
        [1, undefined],
        [2, 'after'],
      ]);
  });

  it('finds words and keeps them in this tab, never in the address', async () => {
    await open('/patients', { answers: clinic() });
    await listed(...persons(1, 10));
    await search().fill('mohammed');
    await listed('Mohammed');
    await expect.element(page.getByText('محمد')).toBeVisible();
    await page.getByRole('link', { name: 'View Mohammed' }).click();
    await expect.element(page.getByRole('heading', { name: 'Medical information' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Patients' }).click();
    await listed('Mohammed');
    await reload();
    await listed('Mohammed');
    await expect.element(search()).toHaveValue('mohammed');
    await rowOf('Mohammed').getByRole('link', { name: 'Mohammed Al-Mansouri', exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Back to Patients' })).toBeVisible();
    history.back();
    await expect.element(search()).toHaveValue('mohammed');
    expect(url()).toBe('/patients');
  });

  it('applies the words of a link and removes them from the address', async () => {
    await open('/patients?search=mohammed', { answers: clinic() });
    await listed('Mohammed');
    expect(url()).toBe('/patients');
  });

  it('says that nobody matches, also to those who do not see that the list is empty, and clears the filters', async () => {
    await open('/patients', { answers: clinic() });
    await search().fill('nobody of this name');
    await expect.element(page.getByText('No patients found')).toBeVisible();
    await expect.element(page.getByText('Showing 0 of 0 patients')).toBeInTheDocument();
    expect(document.querySelector('.sr-only:has(output)')?.getBoundingClientRect().width).toBe(1);
    expect(page.getByRole('navigation', { name: 'Pages' }).query()).toBeNull();
    await expectGoodScreen();
    await button('Clear Filters').click();
    await listed(...persons(1, 10));
  });

  it('filters by status from its first page on', async () => {
    await open('/patients?page=2', { answers: clinic() });
    await listed(...persons(11, 19), 'Mohammed');
    await page.getByLabelText('Status').selectOptions('Suspended');
    await listed('Person3', 'Person6', 'Person9', 'Person12', 'Person15', 'Person18', 'Person21');
    expect(url()).toBe('/patients?status=suspended');
    await button('Filters').click();
    expect([...(page.getByLabelText('Status').element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'All',
      'Active',
      'Inactive',
      'Pending',
      'Suspended',
    ]);
    await page.getByLabelText('Sort By').selectOptions('Email');
    await expect.poll(() => document.querySelector('[data-column=contact]')?.getAttribute('aria-sort')).toBe('descending');
    await expectGoodScreen();
    await button('Clear Filters').click();
    await expect.element(page.getByText('of 23 patients')).toBeVisible();
    expect(url()).toBe('/patients');
  });

  it('sorts by a column, ages from the youngest', async () => {
    await open('/patients', { answers: clinic() });
    const head = page.getByRole('columnheader', { name: 'Age', exact: true });
    await head.getByRole('button').click();
    await expect.poll(() => names()[0]).toBe('Person23 Al-Mansouri');
    expect(url()).toBe('/patients?sortBy=personalInfo.dateOfBirth');
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await listed(...persons(1, 10));
  });

  it('two quick choices both take effect, however slow the device', async () => {
    await open('/patients');
    await button('Filters').click();
    const choose = (name: string, value: string) => {
      const select = document.querySelector<HTMLSelectElement>(name);
      if (select === null) throw new Error(`there is no ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    // The second choice comes before the browser has had time to draw anything.
    choose('#sort', 'personalInfo.lastName');
    for (let turn = 0; turn < 1000 && !location.search.includes('lastName'); turn += 1) await Promise.resolve();
    choose('#order', 'asc');
    await expect.poll(url).toBe('/patients?sortBy=personalInfo.lastName&sortOrder=asc');
  });

  it('reports that it could not be loaded, and retries', async () => {
    await open('/patients', { answers: { 'patients.list': refuse('FORBIDDEN') } });
    await expect.element(page.getByText('Failed to load patients. Please try again later.')).toBeVisible();
    await expectGoodScreen();
    answer(clinic());
    await button('Try Again').click();
    await listed(...persons(1, 10));
  });

  it('says so without a network, and is there when the network is back', async () => {
    const records = clinic();
    await open('/patients', { answers: records });
    await listed(...persons(1, 10));
    answer({ 'patients.list': unreachable });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    dispatchEvent(new Event('offline'));
    await button('Next').click();
    // It has tried three times more.
    await vi.advanceTimersByTimeAsync(7000);
    await expect.element(page.getByText('Failed to load patients. Please try again later.')).toBeVisible();
    answer(records);
    dispatchEvent(new Event('online'));
    await listed(...persons(11, 19), 'Mohammed');
  });

  it.each([
    ['en', 'Search, filter or sort the list instead', 'Page 1'],
    ['ar', 'يلزم البحث في القائمة', 'صفحة 1'],
  ] as const)('says in %s that a page is too far, and leads to the first', async (language, text, first) => {
    const { 'patients.list': list } = recordsOf(patientsOf(3));
    await open('/patients?page=130', {
      language,
      answers: {
        'patients.list': (one) =>
          one.query.page === 130
            ? refuse('VALIDATION_ERROR', { details: [{ path: 'page', message: 'Too far', code: 'pageTooFar' }] })
            : typeof list === 'function'
              ? list(one)
              : list,
      },
    });
    await expect.element(page.getByText(text)).toBeVisible();
    if (language === 'en') await expectGoodScreen();
    await button(first).click();
    await expect.poll(names).toHaveLength(3);
    expect(url()).toBe('/patients');
  });

  it('shows an unknown word as it was sent', async () => {
    await open('/patients', { answers: recordsOf(patientsOf(1, () => ({ status: 'archived', personalInfo: { gender: 'unsaid' } }))) });
    await listed('Person1');
    const chip = () => [...document.querySelectorAll<HTMLElement>('tbody .chip')].find((each) => each.checkVisibility());
    expect([chip()?.textContent, chip()?.dataset['tone']]).toEqual(['archived', 'none']);
    await page.getByRole('link', { name: 'Edit Person1' }).click();
    // Not replaced by a known choice.
    await expect.element(page.getByLabelText('Status')).toHaveValue('archived');
    await expect.element(page.getByLabelText('Gender')).toHaveValue('unsaid');
  });

  it('has compact rows for those who want them, until they do not', async () => {
    await open('/patients', { answers: recordsOf(patientsOf(3)) });
    await listed(...persons(1, 3));
    const height = () => document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
    const comfortable = height();
    await button('Compact rows').click();
    await expect.poll(height).toBeLessThan(Math.min(comfortable, 49));
    await expectGoodScreen();
    await reload();
    await expect.element(button('Compact rows')).toHaveAttribute('aria-pressed', 'true');
    await button('Compact rows').click();
    await expect.poll(height).toBe(comfortable);
  });

  it.each([
    ['a doctor', doctor, true, true],
    ['a nurse', nurse, true, false],
    ['a receptionist', receptionist, false, false],
    ['an administrator', administrator, true, true],
  ])('offers %s only what the duty allows', async (_, as, exports, deletes) => {
    await open('/patients', { as, answers: clinic() });
    await listed(...persons(1, 10));
    expect([button('Export').query() !== null, button('Delete Person1 Al-Mansouri').query() !== null]).toEqual([exports, deletes]);
  });

  it('leads a patient home', async () => {
    await open('/patients', { as: patient });
    await expect.poll(url).toBe('/dashboard');
    expect(asked('patients.list')).toEqual([]);
  });
});

describe('a selection', () => {
  const tick = (name: string) => rowOf(name).getByRole('checkbox').click();

  it('is kept across pages, and hides the export of the whole list', async () => {
    await open('/patients', { answers: clinic() });
    await page.getByLabelText('Select all on this page').click();
    await expect.element(page.getByText('10 selected', { exact: true })).toBeVisible();
    await button('Next').click();
    await listed(...persons(11, 19), 'Mohammed');
    await tick('Person11');
    await expect.element(page.getByText('11 selected', { exact: true })).toBeVisible();
    expect(button('Export').query()).toBeNull();
    await expectGoodScreen();
    await button('Clear selection').click();
    await expect.element(button('Export')).toBeVisible();
  });

  it('changes the status of its patients, whose identity can be looked at first', async () => {
    await open('/patients', { answers: recordsOf(patientsOf(3, (index) => ({ personalInfo: { nationalId: `2886340012${index}` } }))) });
    for (const name of ['Person1', 'Person2']) await tick(name);
    await button('Change status').click();
    const dialog = page.getByRole('dialog', { name: 'Change the status of 2 patients?' });
    await dialog.getByText('Selected patients: 2').click();
    for (const text of ['28863400120', '28863400121', 'Mar 14, 1960', 'Mar 14, 1961'])
      await expect.element(dialog.getByText(text)).toBeVisible();
    await expectGoodScreen();
    await dialog.getByLabelText('New status').selectOptions('Inactive');
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect.element(page.getByText('Status of 2 patients changed')).toBeVisible();
    for (const name of ['Person1', 'Person2']) await expect.element(rowOf(name).getByText('Inactive').first()).toBeInTheDocument();
    expect(asked('patients.update').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ status: 'inactive' }, undefined],
      [{ status: 'inactive' }, undefined],
    ]);
  });

  it('keeps those whose status could not be changed', async () => {
    const records = recordsOf(patientsOf(3));
    const [first] = patientsOf(1);
    await open('/patients', {
      answers: {
        ...records,
        'patients.update': ({ params }) => (params.id === first?.id ? refuse('CONFLICT') : (first ?? refuse('NOT_FOUND'))),
      },
    });
    for (const name of ['Person1', 'Person2']) await tick(name);
    await button('Change status').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
    await expect.element(page.getByRole('alert').getByText('1 of 2 could not be changed. They are still selected.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('1 selected', { exact: true })).toBeVisible();
    await expect.element(rowOf('Person1').getByRole('checkbox')).toBeChecked();
  });
});

describe('a deletion', () => {
  it('leaves the list without the patient', async () => {
    await open('/patients', { answers: clinic() });
    await button('Delete Person1 Al-Mansouri').click();
    await page.getByRole('dialog').getByLabelText('Reason').fill('Registered twice');
    await answerAfter(() => button('Delete permanently').dblClick());
    await expect.element(page.getByText('Patient deleted successfully')).toBeVisible();
    await listed(...persons(2, 11));
    await expect.element(page.getByText('of 22 patients')).toBeVisible();
    expect(asked('patients.delete')).toHaveLength(1);
  });

  it('changes nothing when it is canceled', async () => {
    await open('/patients', { answers: clinic() });
    await button('Delete Person1 Al-Mansouri').click();
    await expect.element(page.getByText('This is permanent.')).toBeVisible();
    await expectGoodScreen();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    expect(asked('patients.delete')).toEqual([]);
  });
});

it.each([390, 768])('at %i pixels a row is viewed, edited and deleted from its menu by keyboard, which closes behind it', async (width) => {
  await page.viewport(width, 900);
  await open('/patients', { answers: recordsOf(patientsOf(2)) });
  const name = 'Person1 Al-Mansouri';
  const menu = button(`Actions for ${name}`);
  await expect.element(menu).toBeVisible();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  for (const action of ['View', 'Edit'])
    await expect.element(page.getByRole('link', { name: `${action} ${name}`, exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('dialog', { name: `Delete ${name}?` })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
  expect(document.querySelector('.row-menu:popover-open')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect.element(button('Save Changes')).toBeVisible();
});
