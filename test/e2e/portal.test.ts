import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, tokensOf } from '../api/client.ts';
import { carers } from '../api/given-care.ts';
import { startApp, titleOf } from './app.ts';
import { type Linked, enterAs, linkedAccount } from './linked-accounts.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));
const care = carers(() => app.cloud.endpoints);

const account = (...records: Parameters<typeof linkedAccount>[1][]) => linkedAccount(app, ...records);
const enter = (email: string, path?: string) => enterAs(page, email, path);
const part = (title: string) => page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const tile = (name: string) => page.locator('main .shortcut').filter({ has: page.getByRole('link', { name, exact: true }) });
const next = (title: string) => page.locator('main .next-card').filter({ has: page.getByRole('heading', { name: title }) });
const medicine = (name: string) => page.getByRole('list', { name: 'Prescriptions' }).locator('li').filter({ hasText: name });
const whose = (name: string) => page.getByRole('navigation', { name: 'Whose record' }).getByRole('link', { name });

async function released(id: string, value: number): Promise<void> {
  const orderId = await care.entered(id, value);
  await care.verify(id, orderId);
  await care.acknowledge(id, orderId);
}

describe('a patient’s home', () => {
  it('greets the holder, leads with what is next, and opens a page for every part', async () => {
    const { email, linked } = await account(['self', { firstName: 'Moza', lastName: 'Al-Homeward' }]);
    const [{ id }] = linked as [Linked];
    await released(id, 3.1);
    const waiting = await care.entered(id, 9.9);
    await care.verify(id, waiting);
    await care.prescribed(id);
    await care.ended(id, await care.prescribed(id), 'stopped');
    await care.vaccinated(id, 'influenza', { dose: 1, lot: 'FLU-7' });
    await care.filed(id, 'Internal paper');
    await care.filed(id, 'Visit summary', { isReleased: true });

    await enter(email);
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Moza$/ }).waitFor();
    await next('New result').getByRole('link', { name: 'See the result' }).waitFor();
    // With one's own record alone, there is nobody to choose.
    expect(await page.getByRole('navigation', { name: 'Whose record' }).count()).toBe(0);
    await tile('Results').getByText('New: 1').waitFor();
    await tile('Medicines').getByText('Current: 1').waitFor();
    await tile('Immunizations').getByText('Given: 1').waitFor();
    await tile('Appointments').getByText('Ask for an appointment').waitFor();
    await app.expectGoodScreen(page);

    await tile('Results').getByRole('link').click();
    await heading('Test results').waitFor();
    const [report] = [page.locator('main section').filter({ hasText: 'Potassium' })];
    await report.waitFor();
    expect(await report.innerText()).toMatch(/Potassium\s+Low\s+3\.1 mmol\/L\s+Range: 3\.5–5\.1/);
    await report.getByText(/^A salt that the heart, muscles and nerves need/).waitFor();
    await report.getByText('Results of this specimen that are still to come: 1').waitFor();
    await page.getByText(/at the latest 7 days after/).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('9.9');
    await app.expectGoodScreen(page);

    await page.goBack();
    await tile('Medicines').getByRole('link').click();
    await medicine('Amlodipine 5 mg tablet').getByText('1 tablet by mouth once a day').waitFor();
    await page.getByText('Earlier prescriptions: 1').click();
    await page.getByText('Stopped', { exact: true }).waitFor();
    await app.expectGoodScreen(page);

    await page.goto('/dashboard');
    await tile('Immunizations').getByRole('link').click();
    await page.getByRole('region', { name: /^At the age of \d+ years$/ }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/Influenza, seasonal\s+Dose 1 · .* · Lot number FLU-7/);
    await page.getByText('What is due next is not known here').waitFor();
    await app.expectGoodScreen(page);

    await page.goto('/dashboard');
    await tile('Documents').getByText('Filed: 1').waitFor();
    await tile('Documents').getByRole('link').click();
    await heading('Documents').waitFor();
    expect(await page.locator('main li').allInnerTexts()).toHaveLength(1);
    const letter = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open: Visit summary' }).click();
    await (await letter).close();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Visit summary' }).click();
    expect((await coming).suggestedFilename()).toBe('Visit summary.pdf');
    await app.expectGoodScreen(page);

    await page.goto('/dashboard');
    await tile('Care near you').getByRole('link').click();
    await part('Where to go in Qatar').getByRole('link', { name: '999' }).waitFor();
    await app.expectGoodScreen(page);

    await page.goto('/more');
    await tile('Who opened the record').getByRole('link').click();
    await page.getByRole('heading', { name: 'Who opened your record' }).waitFor();
    await page.getByText('Huda Al-Naimi').first().waitFor();
  });

  it('says in one line what is empty, and what the clinic does not know yet leads', async () => {
    const { email } = await account(['self', { firstName: 'Empty', lastName: 'Al-Homeward' }]);
    await enter(email);
    const allergies = next('Allergies: we have not asked yet');
    await allergies.waitFor();
    expect(await page.locator('main p', { hasText: 'Nothing yet:' }).getByRole('link').allInnerTexts()).toEqual([
      'Results',
      'Medicines',
      'Immunizations',
      'Documents',
    ]);
    await app.expectGoodScreen(page);
    await allergies.getByRole('button', { name: 'Report an allergy' }).click();
    await page.getByRole('dialog').getByLabel('Substance or medicine').fill('Penicillin');
    await page.getByRole('button', { name: 'Send to the clinic' }).click();
    await next('Nothing is planned').getByRole('link', { name: 'Ask for an appointment' }).waitFor();
  });

  it('leads to no page of the staff from an address that does not exist', async () => {
    const { email } = await account(['self', { firstName: 'Astray', lastName: 'Al-Homeward' }]);
    await enter(email);
    await page.goto('/nowhere');
    await heading('Page Not Found').waitFor();
    const links = page.locator('main a');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual(['/dashboard', '/symptom-checker', '/dashboard']);
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
  });

  it('is what the public checker leads back to, which offers the holder no account', async () => {
    const { email } = await account(['self', { firstName: 'Known', lastName: 'Al-Homeward' }]);
    await enter(email);
    await page.goto('/symptom-checker');
    await page.locator('textarea').fill('runny nose and sneezing since yesterday');
    await page.locator('form button[type=submit]').click();
    await page.locator('#view-title').waitFor();
    expect(await page.getByText('Create an account').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  });

  it('explains to patients without a record what a code is and where to get it', async () => {
    const { email } = await account();
    await enter(email);
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    await page.getByText('Your clinic’s front desk gives you a code that links your record').waitFor();
    await page.getByLabel('Code from the clinic').waitFor();
    await app.expectGoodScreen(page);
  });

  it('reports results that could not be loaded, and loads them on request', async () => {
    const { email } = await account(['self', { firstName: 'Retry', lastName: 'Al-Homeward' }]);
    let isDown = true;
    await page.route('**/portal', (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
    await enter(email);
    await page.getByText('Your health information could not be loaded.').waitFor();
    await tile('Appointments').waitFor();
    await app.expectGoodScreen(page);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main p', { hasText: 'Nothing yet:' }).getByRole('link', { name: 'Results' }).click();
    await page.getByText('No results yet.').waitFor();
  });

  it('keeps a symptom check by its code, after a preview', async () => {
    const { email, linked } = await account(['self', { firstName: 'Checked', lastName: 'Al-Homeward' }]);
    const [{ id }] = linked as [Linked];
    const { apiUrl } = app.cloud.endpoints;
    const symptoms = { description: 'sore throat and runny nose since today' };
    const { body: session } = await call('POST', '/public/symptom-check', { body: { symptoms } }, apiUrl);
    const { body: handed } = await call('POST', `/public/symptom-check/${session.sessionId}/handover`, {}, apiUrl);
    await enter(email, '/check');
    const checks = part('Symptom checks');
    await checks.getByText('No symptom check is attached to this record.').waitFor();
    await checks.getByText('A check made on another device').click();
    await checks.getByLabel('Code of a symptom check').fill('ZZZZ-ZZZZ');
    await checks.getByRole('button', { name: 'Show symptom check' }).click();
    await checks.getByText('This code is unknown').waitFor();
    await checks.getByLabel('Code of a symptom check').fill(handed.code);
    await checks.getByRole('button', { name: 'Show symptom check' }).click();
    await checks.getByText('sore throat and runny nose since today').waitFor();
    await app.expectGoodScreen(page);
    await checks.getByRole('button', { name: 'Attach symptom check' }).click();
    await checks.getByText(/^Checked /).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Symptom checks');
    const { access: staff } = await tokensOf('CLINICIAN', app.cloud.endpoints);
    expect((await call('GET', `/patients/${id}/symptom-sessions`, { token: staff }, apiUrl)).body).toHaveLength(1);
  });

  it("addresses patients: navigation and patient list are not the staff's", async () => {
    const { email } = await account(['self', { firstName: 'Words', lastName: 'Al-Homeward' }]);
    await enter(email, '/patients');
    await page.getByRole('heading', { level: 1, name: /, Words$/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    const links = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Home',
      'Appointments',
      'Results',
      'Medicines',
      'More',
      'Symptom checker',
      'Care near you',
      'Settings',
      'Security',
    ]);
    for (const path of ['/dashboard', '/appointments', '/results', '/medicines', '/more', '/check', '/settings', '/security']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      expect([path, (await page.locator('body').innerText()).match(/\b(Patients|Provider|Dashboard)\b/g)]).toEqual([path, null]);
    }
  });
});

it('a repeat is requested, declined with a reason that the patient reads, requested again and granted', async () => {
  const { email, linked } = await account(['self', { firstName: 'Repeat', lastName: 'Al-Homeward' }]);
  const [{ id, name }] = linked as [Linked];
  const prescriptionId = await care.prescribed(id);
  await enter(email, '/medicines');
  const prescriptions = page.locator('main');
  const askAgain = prescriptions.getByRole('button', { name: 'Request a refill, Amlodipine' });
  await askAgain.waitFor();
  await app.expectGoodScreen(page);
  await askAgain.press('Enter');
  await prescriptions.getByText(/^Refill requested on .* The clinic has not answered yet\.$/).waitFor();
  await askAgain.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Amlodipine');
  await app.expectGoodScreen(page);

  const clinic = await app.openElsewhere();
  await app.enter(clinic, '/dashboard');
  await clinic.getByRole('button', { name: /^Notifications/ }).click();
  const told = clinic.getByRole('region', { name: 'Notifications' }).locator('li', { hasText: name });
  await told.getByText('A refill of a prescription was requested.').waitFor();
  await told.getByRole('link', { name }).click();
  await clinic.getByText(/^Refill requested on .* Requested by: The patient$/).waitFor();
  expect(new URL(clinic.url()).pathname).toBe(`/patients/${id}/prescriptions`);
  await clinic.getByRole('link', { name: 'Renew' }).waitFor();
  await app.expectGoodScreen(clinic);
  await clinic.getByRole('button', { name: 'Decline refill' }).click();
  const dialog = clinic.getByRole('dialog', { name: 'Decline refill' });
  await dialog.getByRole('button', { name: 'Decline refill' }).click();
  await dialog.getByText('A reason is needed').waitFor();
  await clinic.keyboard.type('A <b>blood test</b> comes first');
  await app.expectGoodScreen(clinic);
  await clinic.keyboard.press('Enter');
  await clinic.getByText(/^Refill requested on/).waitFor({ state: 'detached' });

  await page.reload();
  await prescriptions.getByText(/^Refill declined on .*: A <b>blood test<\/b> comes first$/).waitFor();
  await app.expectGoodScreen(page);
  await askAgain.click();
  await prescriptions.getByText(/^Refill requested on/).waitFor();
  await care.prescribed(id, { prior: prescriptionId });
  await page.reload();
  await prescriptions.getByText(/^Refilled on .*, as requested$/).waitFor();
  await prescriptions.getByText('Earlier prescriptions: 1').waitFor();
});

it('a refused request for a repeat is reported, and the page shows the current status', async () => {
  const { email, linked } = await account(['self', { firstName: 'Ended', lastName: 'Al-Homeward' }]);
  const [{ id }] = linked as [Linked];
  const prescriptionId = await care.prescribed(id);
  await enter(email, '/medicines');
  const askAgain = page.getByRole('button', { name: 'Request a refill, Amlodipine' });
  await askAgain.waitFor();
  await care.ended(id, prescriptionId, 'stopped');
  await askAgain.click();
  await page.getByText('Earlier prescriptions: 1').waitFor();
  await page.getByText('You can’t do this now: the entry has changed').waitFor();
  expect(await askAgain.count()).toBe(0);
});

it("a parent of two switches between them, and never sees the name or results of one on the other's page", async () => {
  const { email, linked } = await account(
    ['parent', { firstName: 'Salma', lastName: 'Al-Twofold-bint-Abdulrahman-Al-Thani', dateOfBirth: '2018-02-03' }],
    ['parent', { firstName: 'Hamad', lastName: 'Al-Twofold', dateOfBirth: '2021-02-03' }],
  );
  const [salma, hamad] = linked as [Linked, Linked];
  await released(salma.id, 3.3);
  await released(hamad.id, 5.8);
  await care.vaccinated(hamad.id, 'varicella', { dose: 1 });

  await enter(email, '/results');
  const chosen = () => page.getByRole('navigation', { name: 'Whose record' }).locator('[aria-current=page]').innerText();
  await page.getByText('3.3 mmol/L').waitFor();
  expect(await chosen()).toMatch(/Salma\s+Al-Twofold-bint-Abdulrahman-Al-Thani\s+\d+ years · Your child/);
  expect(await titleOf(page)).toBe(`${salma.name} · Test results · Afiya`);
  await app.expectGoodScreen(page);

  // While the other patient's page is loading, nothing of the first one is shown.
  let deliver = (): void => undefined;
  const held = new Promise<void>((done) => (deliver = done));
  await page.route(`**/patients/${hamad.id}/portal`, async (route) => {
    await held;
    await route.fallback();
  });
  await whose(hamad.name).click();
  await expect.poll(() => titleOf(page)).toBe(`${hamad.name} · Test results · Afiya`);
  const shown = async () => page.locator('main section').allInnerTexts();
  expect((await shown()).join('\n')).not.toMatch(/Salma|3\.3/);
  deliver();
  await page.getByText('5.8 mmol/L').waitFor();
  expect((await shown()).join('\n')).not.toMatch(/Salma|3\.3/);

  // The other pages are about the same child.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Health', exact: true }).waitFor();
  expect(await chosen()).toContain('Hamad');
  await tile('Immunizations').getByRole('link').click();
  await page.getByText('Varicella').waitFor();
  expect(await chosen()).toContain('Hamad');

  await page.goto(`/results?patientId=${salma.id}`);
  await page.getByText('3.3 mmol/L').waitFor();
  expect((await shown()).join('\n')).not.toMatch(/Hamad|5\.8|Varicella/);
  await page.goto(`/more?patientId=${hamad.id}`);
  await tile('Personal and medical details').getByRole('link').click();
  await heading(hamad.name).waitFor();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect.poll(() => titleOf(page)).toBe(`${hamad.name} · Afiya`);

  // Each row of the log says whose record it was, and that a parent read it; one's own are folded.
  await page.goto('/security');
  await page
    .getByText(/^Your own openings: /)
    .first()
    .click();
  const ofParent = page.locator('.lines > li', { hasText: 'Opened the record' }).filter({ hasText: 'Test Visitor' });
  for (const { name } of [salma, hamad]) await ofParent.filter({ hasText: name }).filter({ hasText: 'Patient, Parent' }).first().waitFor();
});

it('asks for an appointment for the right child, of clinicians who see children, in four presses from the home page', async () => {
  const { email, linked } = await account(
    ['self', { firstName: 'Amna', lastName: 'Al-Asker' }],
    ['parent', { firstName: 'Hamad', lastName: 'Al-Asker', gender: 'male', dateOfBirth: `${new Date().getFullYear() - 5}-01-02` }],
  );
  const hamad = linked[1] as Linked;
  await enter(email, `/dashboard?patientId=${hamad.id}`);
  await page.locator('main').getByRole('link', { name: 'Ask for an appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ask for an appointment' }).waitFor();
  expect(await page.locator('nav [aria-current=page]').filter({ hasText: 'Hamad' }).count()).toBe(1);
  await page.getByText('With: Anybody who is free').click();
  const clinicians = page.getByRole('radiogroup', { name: 'Clinician' });
  await clinicians.getByText('Pediatrics').waitFor();
  expect(await clinicians.innerText()).not.toMatch(/gynecology|Internal/);
  expect(await page.getByRole('radio', { name: 'Pregnancy' }).count()).toBe(0);
  await page.getByRole('radio', { name: 'A vaccination' }).check();
  await page.locator('input[name=time]').first().check();
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('heading', { name: 'Requested' }).waitFor();
  const { access: staff } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  const { body } = await call('GET', `/patients/${hamad.id}/appointments`, { token: staff }, app.cloud.endpoints.apiUrl);
  expect(body.coming).toMatchObject([{ service: 'vaccination', minutes: 10, status: 'pending' }]);
});

it('saves a check that was begun in the account by one press, and carries its words into an appointment', async () => {
  const { email, linked } = await account([
    'parent',
    { firstName: 'Hamad', lastName: 'Al-Checked', gender: 'male', dateOfBirth: `${new Date().getFullYear() - 5}-01-02` },
  ]);
  const [{ id, name }] = linked as [Linked];
  await enter(email);
  await tile('Symptom checker').getByRole('link').click();
  await app.expectGoodScreen(page);
  await page.getByRole('button', { name: 'Check symptoms: Hamad' }).click();
  await page.locator('#description').fill('runny nose and sneezing since yesterday');
  expect(await page.getByLabel('Someone else').isChecked()).toBe(true);
  expect(await page.locator('#age').inputValue()).toBe('5');
  await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'In your account' }) });
  await own.waitFor();
  await app.expectGoodScreen(page);
  await own.getByRole('button', { name: 'Save to the record of Hamad' }).click();
  await page.getByText(`Saved to the record of ${name}.`).waitFor();
  await app.expectGoodScreen(page);
  const { access: staff } = await tokensOf('CLINICIAN', app.cloud.endpoints);
  expect((await call('GET', `/patients/${id}/symptom-sessions`, { token: staff }, app.cloud.endpoints.apiUrl)).body).toHaveLength(1);
  await page.getByRole('link', { name: 'Ask for an appointment about this' }).click();
  await expect.poll(() => page.getByLabel('Reason for the visit').inputValue()).toBe('runny nose and sneezing since yesterday');
});

it('keeps what is written before the code of the checker has come, in a check that was begun in the account', async () => {
  const { email } = await account(['self', { firstName: 'Early', lastName: 'Al-Checked', gender: 'female', dateOfBirth: '1985-03-14' }]);
  await enter(email, '/check');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/\/assets\/symptom-checker-.*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Check symptoms' }).click();
  const description = page.locator('#description');
  await description.fill('runny nose');
  expect(await page.locator('#gender').inputValue()).toBe('');
  deliver();
  await page.getByRole('button', { name: 'Analyze Symptoms', disabled: false }).waitFor();
  expect(await page.locator('#gender').inputValue()).toBe('female');
  // Nor does the person who writes lose their place.
  await page.keyboard.type(' and sneezing');
  expect(await description.inputValue()).toBe('runny nose and sneezing');
  await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
  await page.getByRole('heading', { name: 'In your account' }).waitFor();
});

it('what the browser remembers of an earlier check does not get into that of a child', async () => {
  const dateOfBirth = `${new Date().getFullYear() - 5}-01-02`;
  const { email } = await account(['parent', { firstName: 'Hamad', lastName: 'Al-Checked', gender: 'male', dateOfBirth }]);
  await enter(email, '/check');
  await page.goto('/symptom-checker');
  await page.locator('#description').fill('chest pain');
  await page.locator('#duration').selectOption('today');
  await page.locator('#gender').selectOption('female');
  await page.goto('/check');
  const begin = page.getByRole('button', { name: 'Check symptoms: Hamad' });
  await begin.click();
  await page.locator('#description').fill('runny nose');
  await page.goBack();
  await begin.waitFor();
  // A page that comes over the network is filled after its code has run.
  await page.route('**/symptom-checker', (route) => route.continue());
  await page.goBack();
  await page.getByRole('button', { name: 'Analyze Symptoms', disabled: false }).waitFor();
  const shown = await Promise.all(['description', 'duration', 'age', 'gender'].map((id) => page.locator(`#${id}`).inputValue()));
  expect(shown).toEqual(['runny nose', '', '5', 'male']);
});
