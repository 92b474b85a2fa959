/** Every screen: `npm run gallery` takes its picture (pictures.ts), `npm run screens` measures it (test/screens). */
import type { Page } from 'playwright-core';
import type { Role } from '#contract/base/role.ts';
import ar from '../../web/i18n/messages/ar.json' with { type: 'json' };
import en from '../../web/i18n/messages/en.json' with { type: 'json' };
import { call, tokensOf } from '../api/client.ts';
import { chartScreens } from './charts.ts';
import { longPatient } from './long-patient.ts';
import { ownScreens } from './own-screens.ts';
import { prescribing, withPrescriptions } from './prescriptions.ts';
import { type Screen, press, said } from './screen.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';

const check = (words: string) => async (page: Page) => {
  await page.locator('#description').fill(words);
  await press(said('checkerAnalyze'))(page);
  await page.locator('main article, main .panel[aria-labelledby]').first().waitFor();
};
/** Signs in as an invited user without a password of their own yet. */
const comeInvited = async (page: Page) => {
  await page.route('**/*', (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth') === true
      ? route.fulfill({
          json: {
            ChallengeName: 'NEW_PASSWORD_REQUIRED',
            ChallengeParameters: { USER_ID_FOR_SRP: '1', requiredAttributes: '[]' },
            Session: '1',
          },
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fallback(),
  );
  await page.locator('#email').fill('admin@hospital.example');
  await page.locator('#password').fill('Temporary-2026');
  await page.locator('button[type=submit]').click();
  await page.locator('#confirmPassword').waitFor();
};
const firstRecord = async (page: Page) => {
  await page.locator('.row-link').first().click();
  await page.locator('dl.panel').waitFor();
};

/** Begins an appointment for the first record: its second step. */
const bookFirstRecord = async (page: Page) => {
  await firstRecord(page);
  await page.locator('main a[href^="/appointments/new?patientId="]').first().click();
  await page.locator('#service').waitFor();
};
const chooseOption = async (page: Page) => {
  await page.locator('#clinician option').nth(1).waitFor({ state: 'attached' });
  await page.locator('#clinician').selectOption({ index: 1 });
};
const chooseClinician = async (page: Page) => {
  await chooseOption(page);
  await page.locator('main section section').first().waitFor();
};

/** The staff page, with the form for an invitation. */
const openInvitation = async (page: Page) => {
  await page.locator('main .lines > li').first().waitFor();
  await page.locator('main summary').click();
};

const openChart = async (page: Page) => {
  await firstRecord(page);
  await page.locator('main a[href$="/chart"]').click();
  await page.locator('#last-vital-signs').waitFor();
};

const editFirstRecord = async (page: Page) => {
  await firstRecord(page);
  await page.locator('main a[href$="/edit"]').click();
  await page.locator('main form').waitFor();
};

/** Continues the wizard to its second or third step. */
const wizardTo = (step: 2 | 3) => async (page: Page) => {
  const goOn = () => page.locator('main form button[type=submit]').click();
  for (const [id, text] of Object.entries(longPatient.personalInfo)) {
    const field = page.locator(`#${id}`);
    if (typeof text !== 'string') continue;
    if (id === 'gender') await field.selectOption(text);
    else await field.fill(id === 'email' ? `another.${text}` : text);
  }
  await goOn();
  await page.locator('#contactName, #different').first().waitFor();
  if (await page.locator('#different').isVisible()) await press(said('differentPerson'))(page);
  await page.locator('#allergies').fill(longPatient.medicalInfo.allergies.join(', '));
  const { name, relationship, phone } = longPatient.medicalInfo.emergencyContact;
  await page.locator('#contactName').fill(name);
  await page.locator('#contactRelationship').fill(relationship);
  await page.locator('#contactPhone').fill(phone);
  if (step === 2) return;
  await goOn();
  await page.locator('main form dl').first().waitFor();
};

/** Saves a record that another clinician has changed in the meantime. */
const conflict = async (page: Page, at: Endpoints) => {
  await editFirstRecord(page);
  // The form holds the version that the other change replaces.
  await page.locator('#city').waitFor();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { access: token } = await tokensOf('CLINICIAN', at);
  const city = `Doha ${Date.now()}`;
  await call('PUT', `/patients/${id}`, { token, body: { personalInfo: { address: { city } } } }, at.apiUrl);
  await page.locator('#city').fill('Al Wakrah');
  await page.locator('main form button[type=submit]').click();
  await page.locator('#city-theirs').waitFor();
};

const openPalette = async (page: Page) => {
  await page.locator('header [popovertarget]').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open]').waitFor();
};

const addingAllergy = async (page: Page, at: Endpoints) => {
  await prescribing(page, at);
  await press(said('addAllergy'))(page);
};
const renewAll = async (page: Page, at: Endpoints) => {
  await withPrescriptions(page, at);
  await press(said('renewAll'))(page);
  await page.locator('dialog[open] li a').first().waitFor();
};

/** All screens. */
export const screens: readonly Screen[] = [
  ...ownScreens,
  { name: 'checker-form', path: '/symptom-checker' },
  { name: 'checker-problems', path: '/symptom-checker', before: press(said('checkerAnalyze')) },
  { name: 'checker-low', path: '/symptom-checker', before: check('runny nose and sneezing since yesterday') },
  { name: 'checker-medium', path: '/symptom-checker', before: check('my knee hurts when I climb stairs, for two months') },
  { name: 'checker-high', path: '/symptom-checker', before: check('my calf is swollen, red and painful since yesterday') },
  { name: 'checker-emergency', path: '/symptom-checker', before: check('crushing chest pain and sweating') },
  { name: 'checker-hospital', path: '/symptom-checker', before: check('my testicle is twisted and hurts badly for an hour') },
  { name: 'checker-question', path: '/symptom-checker', before: check('can I take vitamin D and iron at the same time of day?') },
  { name: 'checker-self-harm', path: '/symptom-checker', before: check('I want to end my life') },
  {
    name: 'checker-answered',
    path: '/symptom-checker',
    before: async (page) => {
      await check('my calf is swollen, red and painful since yesterday')(page);
      await press(said('checksNone'))(page);
      await page.locator('#view-title').waitFor();
    },
  },
  {
    name: 'checker-skipped',
    path: '/symptom-checker',
    before: async (page) => {
      await check('headache and nausea since this morning')(page);
      await press(said('checksSkip'))(page);
    },
  },
  {
    name: 'checker-register',
    path: '/symptom-checker',
    before: async (page) => {
      await check('runny nose and sneezing since yesterday')(page);
      await press(said('register'))(page);
    },
  },
  { name: 'checker-how', path: '/symptom-checker/how' },
  { name: 'checker-not-understood', path: '/symptom-checker', before: check('qwertz uiop asdf') },
  { name: 'login', path: '/login' },
  { name: 'login-problems', path: '/login', before: (page) => page.locator('button[type=submit]').click() },
  { name: 'first-password', path: '/login', before: comeInvited },
  { name: 'register', path: '/register' },
  { name: 'register-problems', path: '/register', before: (page) => page.locator('button[type=submit]').click() },
  { name: 'confirm-email', path: '/confirm-email' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'paper, unknown', path: '/paper#0000', before: (page) => page.getByRole('alert').waitFor() },
  { name: 'not-found', path: '/nowhere' },
  { name: 'dashboard', path: '/dashboard', as: 'CLINICIAN' },
  { name: 'provider-dashboard', path: '/provider-dashboard', as: 'CLINICIAN' },
  {
    name: 'notifications',
    path: '/analytics',
    as: 'CLINICIAN',
    before: press(new RegExp(`^(${en.notifications}|${ar.notifications})`)),
    visibleOnly: true,
  },
  { name: 'user-menu', path: '/analytics', as: 'CLINICIAN', before: press(said('userMenu')), visibleOnly: true },
  {
    name: 'sidebar-on-a-phone',
    path: '/analytics',
    as: 'CLINICIAN',
    before: async (page) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await press(said('navOpen'))(page);
    },
    visibleOnly: true,
  },
  { name: 'inbox', path: '/inbox', as: 'CLINICIAN' },
  { name: 'inbox-tasks', path: '/inbox?group=tasks', as: 'CLINICIAN' },
  { name: 'records', path: '/records', as: 'CLINICIAN' },
  { name: 'new-record', path: '/records/new', as: 'CLINICIAN' },
  { name: 'chart', path: '/patients', as: 'CLINICIAN', before: openChart },
  ...chartScreens,
  {
    name: 'visit',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await openChart(page);
      await page
        .locator('.beside-rail')
        .getByRole('button', { name: said('note') })
        .click();
      const form = page.locator('form', { has: page.locator('#visit-service') });
      await form.or(page.locator('#plan')).first().waitFor();
      if (await form.isVisible()) await form.locator('button[type=submit]').click();
      await page.locator('#plan').waitFor();
    },
  },
  { name: 'appointments-day', path: '/appointments', as: 'CLINICIAN' },
  { name: 'appointments-board', path: '/appointments?view=board', as: 'CLINICIAN', before: (page) => page.locator('.board').waitFor() },
  {
    name: 'appointments-calendar',
    path: '/appointments?view=calendar',
    as: 'CLINICIAN',
    before: async (page) => {
      await page.locator('.time-grid-visit > button').first().click();
      await page.locator(':popover-open .time-grid-opened').waitFor();
    },
  },
  { name: 'appointments-week', path: '/appointments?view=week', as: 'CLINICIAN', before: chooseClinician },
  ...['waiting', 'missed'].map((view): Screen => ({ name: `appointments-${view}`, path: `/appointments?view=${view}`, as: 'CLINICIAN' })),
  {
    name: 'clinic-hours',
    path: '/appointments/hours',
    as: 'ADMIN',
    before: async (page) => {
      await chooseOption(page);
      await page.locator('#weekday-0').waitFor();
      await press(said('hoursExceptionAdd'))(page);
    },
  },
  {
    name: 'clinician-away',
    path: '/appointments/away',
    as: 'CLINICIAN',
    before: async (page) => {
      await chooseOption(page);
      await press(said('accessLogShowDays'))(page);
      await page.locator('main .lines').waitFor();
    },
  },
  { name: 'new-appointment', path: '/appointments/new', as: 'CLINICIAN' },
  { name: 'new-appointment-visit', path: '/patients', as: 'CLINICIAN', before: bookFirstRecord },
  {
    name: 'new-appointment-time',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await bookFirstRecord(page);
      await page.locator('main form button[type=submit]').click();
      await page.locator('input[name=time]').first().check();
      await page.locator('main form summary').click();
    },
  },
  { name: 'analytics', path: '/analytics', as: 'CLINICIAN' },
  { name: 'staff', path: '/staff', as: 'ADMIN', before: openInvitation },
  { name: 'care-list', path: '/settings/care', as: 'ADMIN', visibleOnly: true },
  { name: 'clinic-catalogue', path: '/settings/clinic', as: 'ADMIN' },
  { name: 'prescription-patient', path: '/prescriptions/new', as: 'CLINICIAN' },
  { name: 'prescriptions', path: '/patients', as: 'CLINICIAN', before: withPrescriptions },
  { name: 'prescriptions-renew', path: '/patients', as: 'CLINICIAN', before: renewAll, visibleOnly: true },
  { name: 'prescription-allergy', path: '/prescriptions/new', as: 'CLINICIAN', before: addingAllergy, visibleOnly: true },
  { name: 'prescription-new', path: '/prescriptions/new', as: 'CLINICIAN', before: prescribing },
  { name: 'quick-search', path: '/analytics', as: 'CLINICIAN', before: openPalette, visibleOnly: true },
  {
    name: 'access-log',
    path: '/patients',
    as: 'ADMIN',
    before: async (page) => {
      await firstRecord(page);
      await page.goto('/security');
      await page.locator('.lines button[aria-expanded]').first().click();
    },
  },
  {
    name: 'access-log-people',
    path: '/security?outcome=done',
    as: 'ADMIN',
    before: async (page) => {
      await press(said('exportAsCsv'))(page);
      await page.locator('#person').fill('hud');
      await page.getByRole('option').first().waitFor();
      await page.locator('.dock button').first().waitFor();
    },
  },
  { name: 'sign-in-log', path: '/security', as: 'ADMIN', before: (page) => page.goto('/security?view=sign-ins') },
  { name: 'access-log-empty', path: '/security?to=2020-01-01&outcome=refused', as: 'ADMIN' },
  {
    name: 'access-log-actions',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await firstRecord(page);
      await page.goto('/security');
      await page.locator('.lines > li').first().waitFor();
    },
  },
  { name: 'labs', path: '/labs', as: 'CLINICIAN' },
  { name: 'labs-inbox', path: '/labs?view=inbox', as: 'CLINICIAN' },
  { name: 'labs-choose', path: '/labs/order', as: 'CLINICIAN' },
  {
    name: 'labs-order',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await firstRecord(page);
      await page.locator('main a[href^="/labs/order?"]').click();
      await page.locator('#sets, fieldset button').nth(4).click();
    },
  },
  {
    name: 'labs-results',
    path: '/labs?view=inbox',
    as: 'CLINICIAN',
    before: async (page) => {
      await page.locator('main .lines a').first().click();
      await page.locator('#results').waitFor();
    },
  },
  {
    name: 'labs-course',
    path: '/labs?view=inbox',
    as: 'CLINICIAN',
    before: async (page) => {
      await page.locator('main .lines a').first().click();
      await page.locator('#results a').first().click();
      await page.locator('.drawing-place svg').waitFor();
    },
  },
  { name: 'settings', path: '/settings', as: 'CLINICIAN' },
  {
    name: 'settings-authenticator',
    path: '/settings',
    as: 'CLINICIAN',
    before: async (page) => {
      await press(said('authenticatorSetUp'))(page);
      await page.locator('svg[role=img] path').waitFor();
    },
  },
  { name: 'patients', path: '/patients', as: 'CLINICIAN' },
  { name: 'patients-filters', path: '/patients?status=pending', as: 'CLINICIAN', before: press(said('filters')) },
  {
    name: 'patients-selected',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      for (const index of [1, 3]) await page.locator('td .row-tick').nth(index).click();
    },
  },
  { name: 'patients-export', path: '/patients', as: 'CLINICIAN', before: press(said('exportMenu')), visibleOnly: true },
  { name: 'patients-empty', path: '/patients?search=nobody+of+this+name', as: 'CLINICIAN' },
  { name: 'patient', path: '/patients', as: 'CLINICIAN', before: firstRecord },
  {
    name: 'patient-delete',
    path: '/patients',
    as: 'CLINICIAN',
    before: async (page) => {
      await firstRecord(page);
      await press(said('deletePatient'))(page);
    },
    visibleOnly: true,
  },
  { name: 'patient-missing', path: '/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV', as: 'CLINICIAN' },
  { name: 'new-patient', path: '/patients/new', as: 'CLINICIAN' },
  { name: 'new-patient-problems', path: '/patients/new', as: 'CLINICIAN', before: press(said('next')) },
  { name: 'edit-patient', path: '/patients', as: 'CLINICIAN', before: editFirstRecord },
  { name: 'edit-conflict', path: '/patients', as: 'CLINICIAN', before: conflict },
  { name: 'new-patient-medical', path: '/patients/new', as: 'CLINICIAN', before: wizardTo(2) },
  { name: 'new-patient-review', path: '/patients/new', as: 'CLINICIAN', before: wizardTo(3) },
];

/** Signs in as a seeded user, for this browser profile's other tabs too. */
export async function signIn(page: Page, role: Role, { accounts }: Endpoints): Promise<void> {
  const account = accounts.find((one) => one.role === role);
  await page.goto('/login');
  await page.locator('#email').fill(account?.email ?? '');
  await page.locator('#password').fill(account?.password ?? '');
  await page.locator('input[type=checkbox]').check();
  await page.locator('button[type=submit]').click();
  await page.locator('header [popovertarget]').first().waitFor();
}

/** Shows a screen, to a user who has signed in if it needs one. */
export async function show(page: Page, { path, before }: Screen, at: Endpoints): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await before?.(page, at);
  await page.waitForLoadState('networkidle');
}
