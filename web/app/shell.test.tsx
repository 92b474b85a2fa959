import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { administrator, doctor, nurse, patient, receptionist, technician } from '../../test/component/people.ts';
import { patientOf } from '../../test/component/samples/patients.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const menu = () => page.getByRole('navigation', { name: 'Main' });
const hrefs = (elements: readonly Element[]) => elements.map((link) => link.getAttribute('href'));
const pages = ['/dashboard', '/inbox', '/patients', '/appointments', '/records', '/labs', '/provider-dashboard', '/analytics'];
const without = (...others: readonly string[]) => pages.filter((path) => !others.includes(path));

it.each([
  ['reception', receptionist, without('/records', '/labs', '/provider-dashboard')],
  ['a nurse', nurse, pages],
  ['a doctor', doctor, pages],
  ['a laboratory technician', technician, without('/appointments', '/records', '/provider-dashboard')],
  ['an administrator', administrator, pages],
] as const)('leads %s to their own work', async (_who, as, expected) => {
  await open('/security', { as });
  await expect.poll(() => hrefs(menu().getByRole('list').first().getByRole('link').elements())).toEqual(expected);
});

it('a duty may open the pages of others by their addresses', async () => {
  await open('/labs', { as: receptionist });
  await expect.element(heading('Laboratory')).toBeVisible();
});

it('says in the menu what each page is for', async () => {
  await open('/security', { as: administrator });
  await expect.element(menu().getByRole('link', { name: 'Analytics' })).toBeVisible();
  const hinted = menu()
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('href'), document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent]);
  expect(hinted).toEqual([
    ['/dashboard', 'Overview and analytics'],
    ['/inbox', 'What waits for you'],
    ['/patients', 'Patient management'],
    ['/appointments', 'Schedule and manage appointments'],
    ['/records', 'Patient medical history'],
    ['/labs', 'Orders, specimens and results'],
    ['/provider-dashboard', 'Healthcare provider tools'],
    ['/analytics', 'Health analytics and reports'],
    ['/patients/new', undefined],
    ['/staff', 'Accounts and duties'],
    ['/settings', 'System configuration'],
    ['/security', 'HIPAA compliance and security'],
  ]);
  await expect.element(menu().getByText('HIPAA Compliant')).toBeVisible();
});

it.each([
  ['/patients', 'Patients', 'Patients'],
  ['/appointments', 'Appointments', 'Appointments'],
  ['/records', 'Medical Records', 'Medical Records'],
  ['/provider-dashboard', 'Provider Dashboard', 'Provider Dashboard'],
  ['/security', 'Security', 'Security'],
  ['/records/new', 'New record', 'Medical Records'],
  ['/appointments/new', 'New appointment', 'Appointments'],
])('%s has its heading, its title, and its place in the menu', async (path, title, marked) => {
  await open(path);
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.title).toBe(`${title} · Afiya`);
  const current = [...document.querySelectorAll('nav[aria-label=Main] [aria-current=page]')].filter((link) => link.checkVisibility());
  expect(current.map(({ textContent }) => textContent)).toEqual([marked]);
});

it('at 390 px the menu slides over the page, and leaves with Escape and with the choice', async () => {
  await page.viewport(390, 800);
  await open('/security');
  const drawer = page.getByRole('dialog', { name: 'Main' });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await opener.click();
  await drawer.getByRole('link', { name: 'Patients', exact: true }).click();
  await expect.element(heading('Patients')).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
});

it('names the signed-in user, and leads to their settings', async () => {
  await open('/patients');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const own = page.elementLocator(document.querySelector('.popover:popover-open') ?? document.body);
  await expect.element(own.getByText('Huda Al-Naimi')).toBeVisible();
  expect(hrefs(own.getByRole('link').elements())).toEqual(['/settings', '/settings']);
});

it.each([
  '/dashboard',
  '/provider-dashboard',
  '/patients',
  '/patients/new',
  '/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV/edit',
  '/security',
  '/results',
])('%s is not visible without signing in', async (path) => {
  await open(path, { as: 'nobody' });
  await expect.element(heading('Sign in to Afiya')).toBeVisible();
});

it.each([
  ['/provider-dashboard', 'Provider Dashboard'],
  ['/patients/new', 'Add New Patient'],
])('a patient who types %s is led home', async (path, title) => {
  await open(path, { as: patient });
  await expect.element(heading(title)).toBeVisible();
  expect(menu().getByRole('link', { name: 'Provider Dashboard' }).query()).toBeNull();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
});

it('five pages need no search: a patient has none', async () => {
  await open('/results', { as: patient });
  await expect.element(heading('Test results')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(page.getByRole('combobox').query()).toBeNull();
});

it('a patient has five pages below the thumb on a phone', async () => {
  await page.viewport(390, 844);
  await open('/medicines', { as: patient });
  await expect.element(heading('Medicines')).toBeVisible();
  const bar = [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility()).at(-1);
  const links = [...(bar?.querySelectorAll('a') ?? [])];
  expect(links.map(({ innerText }) => innerText)).toEqual(['Home', 'Appointments', 'Results', 'Medicines', 'More']);
  expect(links.filter((link) => link.ariaCurrent === 'page').map(({ innerText }) => innerText)).toEqual(['Medicines']);
  await page.getByRole('link', { name: 'More' }).click();
  await expect.element(heading('More')).toBeVisible();
  await expectGoodScreen();
});

it.each(['/results', '/family'])('staff find nothing at %s, a page of patients, and return to their own', async (path) => {
  await open(path);
  await expect.element(heading('Dashboard')).toBeVisible();
});

it('on a phone the search is one tap away', async () => {
  await page.viewport(390, 800);
  await open('/records');
  await page.getByRole('button', { name: 'Go to a page or a patient' }).click();
  const palette = page.getByRole('dialog');
  await palette.getByPlaceholder('Search patients, records...').fill('Security');
  await palette.getByRole('option', { name: 'Security' }).click();
  await expect.element(heading('Security')).toBeVisible();
});

it('opens a page or a patient by a few letters', async () => {
  const found = patientOf({ personalInfo: { firstName: 'Mohamed', lastName: 'Saleh' } });
  await open('/security', {
    answers: {
      'patients.list': ({ query: { search } }) => (search === 'mohamed' ? { patients: [found], total: 1 } : { patients: [], total: 0 }),
      'patients.get': refuse('NOT_FOUND'),
      'chart.get': refuse('NOT_FOUND'),
    },
  });
  await expect.element(heading('Security')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Go to a page or a patient' })).toBeVisible();
  await userEvent.keyboard('provider');
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Provider Dashboard')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  // One change, however slowly this machine types.
  await page.getByRole('dialog').getByRole('combobox').fill('mohamed');
  await expect.element(page.getByRole('option', { name: 'Mohamed Saleh' })).toBeVisible();
  const searches = asked('patients.list').map(({ query }) => query.search);
  // A page's name is looked for among patients too, unless it is chosen at once.
  expect(searches.filter((search) => search !== 'provider')).toEqual(['mohamed']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => location.pathname).toMatch(new RegExp(`^/patients/${found.id}`));
});

it('reports which part of the dashboard could not be loaded, and tries again', async () => {
  await open('/dashboard', { answers: { 'patients.stats': refuse('FORBIDDEN'), 'patients.recent': refuse('FORBIDDEN') } });
  await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('The recent patients could not be loaded.')).toBeVisible();
  await expectGoodScreen();
  answer({
    'patients.stats': {
      totalPatients: 61,
      newPatientsThisMonth: 4,
      activeCases: 5,
      criticalCases: 2,
      appointmentsToday: 7,
      upcomingAppointments: 8,
      pendingReviews: 9,
    },
  });
  vi.useRealTimers();
  await page.getByRole('alert').filter({ hasText: 'figures' }).getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('2 critical')).toBeVisible();
  const figures = [...document.querySelectorAll('.stat')].map((stat) => stat.querySelector('dd')?.textContent);
  expect(figures).toEqual(['61', '5', '7', '9']);
});
