import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Assessment, SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { accessibilityFindings } from './accessibility.ts';
import { startApp } from './app.ts';
import { symptomForm } from './symptom-form.ts';
import { watchToasts } from './toasts.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});

const { description, analyze, switchLanguage, heading, focusedId, ask, unfold } = symptomForm(() => page);

/** A stubbed result, for tests that must not depend on the current rules. */
const assessment: Assessment = {
  understood: true,
  supportive: false,
  analysis: 'A cold is the most likely reason.',
  severity: 'Low',
  urgencyScore: 2,
  recommendations: { action: 'self-care', timeframe: 'Today' },
  generalAdvice: 'Rest. Drink enough.',
  whenToSeekHelp: 'If it lasts more than ten days.',
  registrationPrompt: 'Keep a history.',
  reasons: ['sore throat'],
  language: 'en',
  engine: 'rules',
};
const answering = (changed: Partial<Assessment>) =>
  page.route(/\/api\/public\/symptom-check(\/session\?.*)?$/, (route) => {
    const language = new URL(route.request().url()).searchParams.get('language') ?? route.request().postDataJSON().language;
    const data = { ...assessment, language, ...changed, sessionId: 'session', expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    return route.fulfill({ json: { success: true, sessionId: 'session', data } });
  });

const expectGoodScreen = () => app.expectGoodScreen(page);
describe('the result', () => {
  it.each([
    ['en', 'crushing chest pain spreading to my left arm', 'This may be an emergency. Call 999 now'],
    ['ar', 'عندي ألم شديد في الصدر وضيق تنفس', 'قد تكون هذه حالة طارئة. يجب الاتصال بالرقم 999 الآن'],
  ])('of an emergency in %s: whom to call first, without promotion', async (language, text, title) => {
    if (language === 'ar') await switchLanguage().click();
    await ask(text);
    await heading(title).waitFor();
    await expect.poll(focusedId).toBe('view-title');
    await expect.poll(() => page.locator('main a').first().getAttribute('href')).toBe('tel:999');
    for (const number of ['999', '16000', '16060']) await expect.poll(() => page.locator(`dl a[href="tel:${number}"]`).count()).toBe(1);
    await expect
      .poll(() => page.getByRole('button', { name: /^(Register|إنشاء حساب|What an account offers|ماذا يقدّم الحساب)$/ }).count())
      .toBe(0);
    await expect.poll(() => page.locator('meter').getAttribute('value')).toBe('10');
    // One action, with no question before it.
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.locator('.care-head, #checks-title').count()).toBe(0);
    await unfold(/^(What this advice is based on|ما بُنيت عليه هذه النصيحة)$/);
    await page.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => page.locator('.urgency-bar').getAttribute('data-tone')).toBe('red');
    await expectGoodScreen();
  });

  it.each([
    ['Low', 'self-care', 'green', 'Look after yourself at home', 'I have a runny nose, sneezing and a mild sore throat since yesterday'],
    ['Medium', 'appointment', 'yellow', 'Make an appointment with a doctor', 'my knee hurts when I climb stairs, for two months now'],
    ['High', 'urgent-care', 'orange', 'Go to an urgent care center', 'fever and pain in my flank with burning urine since yesterday'],
  ] as const)('%s: one action as heading, level, score and reasons', async (_, action, tone, title, text) => {
    const answered = page.waitForResponse('**/api/public/symptom-check');
    await ask(text);
    await heading(title).waitFor();
    const { data } = SymptomCheckAnswer.parse(await (await answered).json());
    expect(data.recommendations.action).toBe(action);
    for (const said of [data.recommendations.timeframe, `${data.urgencyScore} out of 10`])
      await page.getByText(said, { exact: true }).first().waitFor();
    const why = page.locator('.care-head').getByText(/^Because of/);
    for (const reason of data.reasons) expect(await why.textContent()).toContain(reason);
    await expect.poll(() => page.locator('.urgency-bar').getAttribute('data-tone')).toBe(tone);
    await expect.poll(() => page.getByText('Emergency contacts in Qatar').count()).toBe(0);
    await expectGoodScreen();
  });

  it('of an emergency that needs no ambulance: an emergency department in the heading, the warning and the places', async () => {
    await ask('my testicle is twisted and hurts badly for an hour');
    await heading('This may be an emergency. Go to an emergency department now').waitFor();
    await page.getByText('Go to the nearest emergency department now. Call 999 if you cannot get there safely.').waitFor();
    await page.getByRole('heading', { name: 'On the way', level: 2 }).waitFor();
    await expect.poll(() => page.getByText('Unlock the door').count()).toBe(0);
    await expect.poll(() => page.locator('meter').getAttribute('value')).toBe('9');
    await expectGoodScreen();
  });

  it.each([
    ['en', 'I want to end my life', 'You are not alone. Help is available now'],
    ['ar', 'أريد أن أموت ولا أحد يساعدني', 'لست وحدك. المساعدة متاحة الآن'],
  ])('of thoughts of self-harm in %s: people first, no score, no promotion', async (language, text, title) => {
    if (language === 'ar') await switchLanguage().click();
    await ask(text);
    await heading(title).waitFor();
    await expect
      .poll(() => page.locator('main a').evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href'))))
      .toEqual(['tel:999', 'tel:16000']);
    await expect.poll(() => page.locator('meter').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^(Register|إنشاء حساب)$/ }).count()).toBe(0);
    if (language === 'en') await expectGoodScreen();
  });

  it('of meaningless words: asks for more, and shows no level', async () => {
    await ask('qwertz uiop asdf');
    await heading('Tell us more, so that we can help').waitFor();
    await expect.poll(() => page.locator('meter, .chip').count()).toBe(0);
    // For an unrecognised complaint, only this advice is certain.
    await page.getByRole('link', { name: 'Emergency? Call 999' }).waitFor();
    await expectGoodScreen();
    await page.getByRole('button', { name: 'Add more detail' }).click();
    await heading('Free AI Symptom Checker').waitFor();
    await expect.poll(() => description().inputValue()).toBe('qwertz uiop asdf');
  });

  it("of an empty answer has the product's own words", async () => {
    await page.route('**/api/public/symptom-check', (route) => route.fulfill({ json: { success: true, sessionId: 'session', data: {} } }));
    await ask('a sore throat since yesterday');
    await heading('Consult healthcare provider').waitFor();
    for (const text of [
      'Within 24-48 hours',
      'Analysis completed',
      '5 out of 10',
      'Please follow the recommendations provided',
      'If symptoms worsen or persist',
      'Create an account for personalized health tracking',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => page.locator('.urgency-bar').getAttribute('data-tone')).toBe('yellow');
    await unfold('Your session');
    await page.getByText('After 24 hours nobody can open your data. It is then deleted automatically, within days.').waitFor();
    await page.getByText('This is not a medical diagnosis').waitFor();
  });

  it('without a session shows none, and offers neither to delete nor to share it', async () => {
    const data = { recognised: [{ id: 'sore-throat', text: 'Sore throat' }], questions: [{ id: 'drooling', text: 'Drooling' }] };
    await page.route('**/api/public/symptom-check', (route) => route.fulfill({ json: { success: true, data } }));
    await ask('a sore throat since yesterday');
    await heading('Consult healthcare provider').waitFor();
    await unfold('Your session');
    await page.getByText('After 24 hours nobody can open your data. It is then deleted automatically, within days.').waitFor();
    expect(await page.getByText('Session ID').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Delete my session now' }).count()).toBe(0);
    expect(await page.getByText('Share with a clinician').count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await switchLanguage().click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ar');
    await page.reload();
    await page.getByRole('textbox').first().waitFor();
  });

  it('shows an unknown action as sent', async () => {
    await page.route('**/api/public/symptom-check', (route) =>
      route.fulfill({
        json: { success: true, sessionId: 'session', data: { recommendations: { action: 'hydrotherapy', timeframe: '' } } },
      }),
    );
    await ask('a sore throat since yesterday');
    await heading('hydrotherapy').waitFor();
  });

  it('is rendered as text, whatever it contains', async () => {
    await answering({ analysis: '<img src=x onerror=alert(1)>' });
    await ask('a sore throat since yesterday');
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  });

  it('survives a reload and the back button, is available in the other language, and is gone when deleted', async () => {
    await ask('a sore throat since yesterday');
    await unfold('Your session');
    const sessionId = (await page.locator('bdi.break-all').first().textContent()) ?? '';
    expect(sessionId).toHaveLength(32);
    await page.getByText(/Closes in (24 hours|23 hours, 59 minutes)$/).waitFor();

    await switchLanguage().click();
    await expect.poll(() => page.locator('main [lang=ar]').count()).toBeGreaterThan(2);
    await expect.poll(() => page.locator('main [lang=en]').count()).toBe(0);
    await switchLanguage().click();
    await expect.poll(() => page.locator('main [lang=ar]').count()).toBe(0);

    const shown = (await page.locator('bdi.break-all').first().textContent()) ?? '';
    await page.goBack();
    await heading('Free AI Symptom Checker').waitFor();
    await expect.poll(() => description().inputValue()).toBe('a sore throat since yesterday');
    await page.goForward();
    const toastSaid = await watchToasts(page);
    await page.reload();
    await unfold('Your session');
    await page.getByText(shown).first().waitFor();

    await page.getByRole('button', { name: 'Delete my session now' }).click();
    await page.getByText('Your session was deleted').waitFor();
    await heading('Free AI Symptom Checker').waitFor();
    expect((await toastSaid('Your session was deleted')).seconds).toBe(4);
    await expect.poll(() => description().inputValue()).toBe('');
    expect((await fetch(`${app.cloud.endpoints.apiUrl}/public/symptom-check/${shown}`)).status).toBe(404);
    await page.reload();
    await heading('Free AI Symptom Checker').waitFor();
  });

  it('stays in its language, and says so, if the other language fails to load', async () => {
    let isThere = false;
    await page.route('**/api/public/symptom-check/*?language=ar', (route) => (isThere ? route.continue() : route.abort()));
    await ask('a sore throat since yesterday');
    await unfold('Your session');
    await page.getByText('Delete my session now').waitFor();
    await switchLanguage().click();
    const said = page.getByText('هذه النصيحة بالإنجليزية. تعذّر تحميلها بالعربية.');
    await said.waitFor();
    await expect.poll(() => page.locator('main [lang=en]').count()).toBeGreaterThan(2);
    isThere = true;
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await said.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main [lang=en]').count()).toBe(0);
  });

  it('reports a failed deletion', async () => {
    await answering({});
    await page.route('**/api/public/symptom-check/session', (route) => route.fulfill({ status: 500, json: {} }));
    await ask('a sore throat since yesterday');
    await unfold('Your session');
    await page.getByRole('button', { name: 'Delete my session now' }).click();
    await page.getByText('Your session could not be deleted. Please try again.').waitFor();
  });

  it('ends with its session', async () => {
    await page.clock.install();
    await answering({});
    await ask('a sore throat since yesterday');
    await unfold('Your session');
    await page.getByText('Delete my session now').waitFor();
    await page.clock.fastForward('24:00:05');
    await page.getByText('Your session has ended, and its data is deleted').waitFor();
    await heading('Free AI Symptom Checker').waitFor();
  });

  it('prints on one page', async () => {
    await answering({ severity: 'Emergency', urgencyScore: 10, emergencyWarning: 'Call 999 now.' });
    await ask('a sore throat since yesterday');
    await heading('This may be an emergency. Call 999 now').waitFor();
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  });
});

it('a check is handed to a clinician by code and kept in the record, once', async () => {
  await page.getByRole('spinbutton', { name: 'Age (optional)' }).fill('99');
  await ask('I have a runny nose and a mild sore throat since yesterday');
  const asked = (await page.getByRole('checkbox').first().locator('..').textContent()) ?? '';
  await page.getByRole('button', { name: 'None of these' }).click();
  await page.getByText('Your result has been updated').waitFor();
  await unfold('Your session');
  await page.getByText('Share with a clinician').click();
  await page.getByRole('button', { name: 'I agree, make a code' }).click();
  const code = page.locator('strong', { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await code.waitFor();
  await page.getByText(/^Single use, until /).waitFor();
  await expectGoodScreen();

  const clinic = await app.openElsewhere();
  await clinic.goto('/patients');
  await app.signIn(clinic, 'CLINICIAN');
  await clinic.getByRole('row').getByRole('link').first().click();
  await clinic.getByText('No symptom check is attached to this record.').waitFor();
  const entry = clinic.getByLabel('Code from the patient');
  const attach = clinic.getByRole('button', { name: 'Attach symptom check' });
  const show = clinic.getByRole('button', { name: 'Show symptom check' });
  await entry.fill('abc');
  await show.click();
  await clinic.getByText('Enter the 8 letters and digits of the code').waitFor();
  await entry.fill('ZZZZ-ZZZZ');
  await show.click();
  await clinic.getByText('This code is unknown, has already been used, or its session has ended').waitFor();
  await expect.poll(() => entry.evaluate((field) => field === document.activeElement)).toBe(true);
  await entry.fill(((await code.textContent()) ?? '').toLowerCase());
  await show.click();
  await clinic.getByRole('heading', { name: 'Is this the right symptom check?' }).and(clinic.locator(':focus')).waitFor();
  await clinic.getByText('I have a runny nose and a mild sore throat since yesterday').waitFor();
  await clinic.getByRole('alert').getByText('The age or sex in this check does not match the patient.').waitFor();
  await app.expectGoodScreen(clinic);
  await clinic.getByText('No symptom check is attached to this record.').waitFor();
  await clinic.getByRole('button', { name: 'Enter another code' }).click();
  await expect.poll(() => attach.count()).toBe(0);
  await show.click();
  await attach.click();
  await clinic.getByText('Symptom check attached').waitFor();
  await clinic.getByText(/^Checked /).click();
  await clinic.getByText('I have a runny nose and a mild sore throat since yesterday').waitFor();
  const answered = clinic.locator('dd > div', { hasText: asked });
  await expect.poll(() => answered.locator('strong').textContent()).toBe('No');
  await app.expectGoodScreen(clinic);
  await entry.fill((await code.textContent()) ?? '');
  await show.click();
  await clinic.getByText('This code is unknown, has already been used, or its session has ended').waitFor();
});

it('on a slow network shows that it is working, and is requested once however often the button is pressed', async () => {
  let asked = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/public/symptom-check', async (route) => {
    asked += 1;
    await seen.promise;
    await route.continue();
  });
  await description().fill('a sore throat since yesterday');
  await analyze().dblclick();
  await page.getByText('Analyzing your symptoms...').waitFor();
  await page.getByText('This may take a few seconds...').waitFor();
  await expect.poll(() => analyze().isDisabled()).toBe(true);
  seen.resolve();
  await heading('Look after yourself at home').waitFor();
  expect(asked).toBe(1);
});

describe('the benefits of an account', () => {
  it('are shown as a page, with a way back to the result', async () => {
    await answering({});
    await ask('a sore throat since yesterday');
    await page.getByRole('button', { name: 'Register' }).click();
    await heading('Get more with a free account').waitFor();
    await expect
      .poll(() => page.locator('.feature[data-look=tile]').allTextContents())
      .toEqual([
        'Personalized AI analysis',
        'Secure medical records',
        'Health history tracking',
        'Doctor appointments',
        '24/7 Arabic and English support',
        'Premium features',
      ]);
    await expect.poll(() => page.locator('main .feature[data-look=plain]').count()).toBe(6);
    await page.getByText('Session ID: session').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/dashboard');
    await page.getByText('Trusted by 10,000+ patients').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toBe('/dashboard');
    await expectGoodScreen();
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await heading('Look after yourself at home').waitFor();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Back to Results' }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await heading('Look after yourself at home').waitFor();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Check New Symptoms' }).click();
    await heading('Free AI Symptom Checker').waitFor();
  });

  it('are shown as a dialog over the result', async () => {
    await answering({});
    await ask('a sore throat since yesterday');
    await unfold('Your session');
    const opener = page.getByRole('button', { name: 'What an account offers' });
    const dialog = page.getByRole('dialog', { name: 'Get more with a free account' });
    await opener.click();
    await dialog.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await opener.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await page.mouse.click(5, 5);
    await expect.poll(() => dialog.count()).toBe(0);
  });
});

it('works with the keyboard only', async () => {
  await answering({});
  await description().waitFor();
  for (let presses = 0; (await focusedId()) !== 'description'; presses += 1) {
    expect(presses).toBeLessThan(10);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('a sore throat since yesterday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading('Look after yourself at home').waitFor();
  await expect.poll(focusedId).toBe('view-title');
});

it('a check about another person says so, even after a reload', async () => {
  await answering({ severity: 'Emergency', urgencyScore: 10, emergencyWarning: 'Call 999 now.' });
  await page.getByLabel('For someone else').check();
  await ask('a sore throat since yesterday');
  await page.getByText('Do not let them drive.').waitFor();
  await page.reload();
  await page.getByText('Do not let them drive.').waitFor();
});

it('a result outside an emergency says where to get care, what produced the answer, and that it is unsigned', async () => {
  await answering({ engine: 'model' });
  await ask('a sore throat since yesterday');
  await page.getByRole('link', { name: 'Call 16000' }).waitFor();
  await unfold('What this advice is based on');
  await page.getByText('A language model and fixed rules read the words.').waitFor();
  await page.getByText('No clinician has signed off on these rules yet.').waitFor();
  await expect
    .poll(() => page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(['/symptom-checker/how', '/login', '/terms', '/privacy']);
  await page.locator('footer').getByRole('link', { name: 'How the advice is made, and how well it does' }).click();
  await heading('How the symptom checker works').waitFor();
  await page.getByRole('row', { name: /^Emergencies recognized as such \d+% \d+%$/ }).waitFor();
  await expectGoodScreen();
  await page.goBack();
  await heading('Look after yourself at home').waitFor();
});

it('the symptom checker is one step away from the sign-in', async () => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Check your symptoms (Free, no login)' }).click();
  await heading('Free AI Symptom Checker').waitFor();
});
