import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerElsewhere, unreachable } from '../../../test/component/answers.ts';
import {
  answersOf,
  description,
  mainHeading,
  openChecker,
  openResult,
  reloadChecker,
  unfold,
  words,
} from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { checkOf, despairOf, emergencyOf } from '../../../test/component/samples/checks.ts';

const tone = () => document.querySelector<HTMLElement>('.urgency-bar')?.dataset['tone'];
const score = () => document.querySelector('meter')?.value;
const calls = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
const offers = /^(Register|إنشاء حساب|What an account offers|ماذا يقدّم الحساب)$/;

describe('an emergency', () => {
  it.each([
    ['en', 'This may be an emergency. Call 999 now'],
    ['ar', 'قد تكون هذه حالة طارئة. يجب الاتصال بالرقم 999 الآن'],
  ] as const)('in %s says whom to call first, without promotion', async (language, title) => {
    const questions = [{ id: 'sweating', text: 'Sweating' }];
    await openResult(emergencyOf({ language, questions }), { language });
    await expect.element(mainHeading(title)).toHaveFocus();
    expect(document.activeElement?.id).toBe('view-title');
    expect(calls()[0]).toBe('tel:999');
    for (const number of ['999', '16000', '16060']) expect(document.querySelectorAll(`dl a[href="tel:${number}"]`)).toHaveLength(1);
    expect(page.getByRole('button', { name: offers }).elements()).toEqual([]);
    // One action, with no question before it.
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    expect(document.querySelector('.care-head, #checks-title')).toBeNull();
    expect([score(), tone()]).toEqual([10, 'red']);
    await expectGoodScreen();
  });

  it('that needs no ambulance sends to an emergency department in heading, warning and places', async () => {
    await openResult(emergencyOf({ disposition: 'emergency-department', urgencyScore: 9, emergencyWarning: 'Go there now.' }));
    await expect.element(mainHeading('This may be an emergency. Go to an emergency department now')).toBeVisible();
    await expect.element(page.getByText('Go there now.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'On the way' })).toBeVisible();
    expect(page.getByText('Have the door unlocked').elements()).toEqual([]);
    await expect.poll(() => document.querySelector('[aria-labelledby=where-title] li strong')?.textContent).toBe('Hamad General Hospital');
    expect(score()).toBe(9);
    await expectGoodScreen();
  });

  it('of another person says so, even after a reload', async () => {
    await openChecker({ answers: answersOf(emergencyOf({ disposition: 'emergency-department' })) });
    await page.getByLabelText('Someone else').click();
    await description().fill(words);
    await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
    await expect.element(page.getByText('Do not let them drive.')).toBeVisible();
    await reloadChecker();
    await expect.element(page.getByText('Do not let them drive.')).toBeVisible();
  });

  it('for which an ambulance comes speaks of no driving, and lets what was written be corrected', async () => {
    await openChecker({ answers: answersOf(emergencyOf()) });
    await description().fill(words);
    await page.getByRole('button', { name: 'Analyze Symptoms' }).click();
    await expect.element(page.getByText('Keep someone with you and the phone close.')).toBeVisible();
    expect(page.getByText(/drive/).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Not what you meant? Correct it' }).click();
    await expect.element(description()).toHaveValue(words);
  });
});

it.each([
  ['Low', 'self-care', 'green', 2, 'Look after yourself at home'],
  ['Medium', 'appointment', 'yellow', 5, 'Make an appointment with a doctor'],
  ['High', 'urgent-care', 'orange', 7, 'Go to an urgent care center'],
  ['Low', 'telemedicine', 'green', 3, 'Talk to a doctor by phone or video'],
] as const)('%s with %s: one action as heading, level, score and reasons', async (severity, action, color, urgencyScore, title) => {
  const recommendations = { action, timeframe: 'Within two days' };
  const given = { severity, disposition: undefined, urgencyScore, recommendations, reasons: ['sore throat', 'runny nose'] };
  await openResult(checkOf(given));
  await expect.element(mainHeading(title)).toHaveFocus();
  await expect.element(page.getByText('Within two days')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Emergency? Call 999' })).toBeVisible();
  await expect.element(page.getByText(`${urgencyScore} out of 10`)).toBeVisible();
  await expect.element(page.getByText(/^Because of.*sore throat, runny nose$/)).toBeVisible();
  await expect.element(page.getByRole('definition').getByText(severity, { exact: true })).toBeVisible();
  expect([score(), tone()]).toEqual([urgencyScore, color]);
  expect(page.getByText('Emergency contacts in Qatar').elements()).toEqual([]);
});

it('outside an emergency looks as it should', async () => {
  await openResult(checkOf());
  await expect.element(mainHeading('Look after yourself at home')).toBeVisible();
  await expectGoodScreen();
});

describe('thoughts of self-harm', () => {
  it.each([
    ['en', 'You are not alone. Help is available now'],
    ['ar', 'لست وحدك. المساعدة متاحة الآن'],
  ] as const)('in %s: people first, no score, no promotion', async (language, title) => {
    await openResult(despairOf({ language }), { language });
    await expect.element(mainHeading(title)).toHaveFocus();
    expect(calls().slice(0, 2)).toEqual(['tel:999', 'tel:16000']);
    expect(score()).toBeUndefined();
    expect(page.getByRole('button', { name: offers }).elements()).toEqual([]);
    if (language === 'en') await expectGoodScreen();
  });

  it.each([
    ['2026-03-01T07:00:00Z', 'Open now'],
    ['2026-03-01T18:00:00Z', 'Closed now. 999 and every emergency department are open.'],
  ])('at %s say whether the line is answered', async (now, said) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(now);
    await openResult(despairOf());
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  });
});

it('of meaningless words asks for more, and shows no level', async () => {
  const nothing = { understood: false, severity: undefined, urgencyScore: undefined, disposition: undefined, reasons: [] };
  await openResult(checkOf(nothing), {}, 'qwertz uiop asdf');
  await expect.element(mainHeading('Tell us more, so that we can help')).toHaveFocus();
  expect(document.querySelector('meter, .chip')).toBeNull();
  // For an unrecognised complaint, only this advice is certain.
  await expect.element(page.getByRole('link', { name: 'Emergency? Call 999' })).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Add more detail' }).click();
  await expect.element(mainHeading('Free AI Symptom Checker')).toBeVisible();
  await expect.element(description()).toHaveValue('qwertz uiop asdf');
});

describe('an answer of which parts are missing', () => {
  const answerPartly = (data: object, sessionId?: string) =>
    answerElsewhere({ '/api/public/symptom-check': () => Response.json({ success: true, ...(sessionId && { sessionId }), data }) });

  it("has the product's own words", async () => {
    answerPartly({}, 'session');
    await openResult(checkOf());
    await expect.element(mainHeading('Consult healthcare provider')).toBeVisible();
    for (const text of [
      'Within 24-48 hours',
      'Analysis completed',
      '5 out of 10',
      'Please follow the recommendations provided',
      'If symptoms worsen or persist',
      'Create an account for personalized health tracking',
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(tone()).toBe('yellow');
    await expect.element(page.getByText('This is not a medical diagnosis')).toBeVisible();
  });

  it('shows no session if there is none, and offers neither to delete nor to share it', async () => {
    answerPartly({ recognised: [{ id: 'sore-throat', text: 'Sore throat' }], questions: [{ id: 'drooling', text: 'Drooling' }] });
    await openResult(checkOf());
    await expect.element(mainHeading('Consult healthcare provider')).toBeVisible();
    await unfold('Your session');
    await expect
      .element(page.getByText('After 24 hours nobody can open your data. It is then deleted automatically, within days.'))
      .toBeVisible();
    for (const text of ['Session ID', 'Delete my session now', 'Share with a clinician']) expect(page.getByText(text).query()).toBeNull();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(sessionStorage.getItem('afiya.symptomSession')).toBeNull();
  });
});

it('shows an unknown action as sent, and any text as text', async () => {
  const recommendations = { action: 'hydrotherapy', timeframe: '' };
  const analysis = '<img src=x onerror=alert(1)>';
  await openResult(checkOf({ disposition: undefined, recommendations, analysis }));
  await expect.element(mainHeading('hydrotherapy')).toBeVisible();
  await expect.element(page.getByText(analysis)).toBeVisible();
});

it('says what the advice is based on, what produced it, and that it is unsigned', async () => {
  await openResult(checkOf({ engine: 'model', recognised: [{ id: 'a', text: 'Sore throat' }] }));
  await unfold('What this advice is based on');
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByText('A language model and fixed rules read the words.')).toBeVisible();
  await expect.element(page.getByText('No clinician has signed off on these rules yet.')).toBeVisible();
  const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/symptom-checker/how', '/login', '/terms', '/privacy']);
});

describe('in the other language', () => {
  it('is loaded when the language changes, with the own words unchanged', async () => {
    await openResult(emergencyOf());
    await unfold('What this advice is based on');
    speak('ar');
    await expect.element(page.getByRole('heading', { level: 1, name: 'قد تكون هذه حالة طارئة' })).toBeVisible();
    await expect.element(page.getByText('إلى أن تصل المساعدة')).toBeVisible();
    await expect.poll(() => document.querySelector('main [lang=en]')).toBeNull();
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    speak('en');
    await expect.poll(() => document.querySelector('main [lang=ar]')).toBeNull();
  });

  it('is said to have failed, and is loaded on request', async () => {
    await openResult(checkOf(), { answers: { 'symptomCheck.get': unreachable } });
    await expect.element(mainHeading('Look after yourself at home')).toBeVisible();
    speak('ar');
    const said = page.getByText('هذه النصيحة بالإنجليزية. تعذّر تحميلها بالعربية.');
    await expect.element(said).toBeVisible();
    expect(document.querySelectorAll('main [lang=en]').length).toBeGreaterThan(2);
    await expectGoodScreen();
    answer({ 'symptomCheck.get': checkOf({ language: 'ar' }) });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.poll(() => said.query()).toBeNull();
    await expect.poll(() => document.querySelector('main [lang=en]')).toBeNull();
  });
});

it.each([
  ['not understood', checkOf({ understood: false, severity: undefined })],
  ['understood in part', checkOf()],
  ['an emergency', emergencyOf()],
])('what is written in a language that is not read and is %s is answered in that language too', async (_, check) => {
  const tongue = { language: 'ur', text: 'ایمرجنسی ہو تو ابھی 999 پر کال کریں۔' };
  await openResult({ ...check, data: { ...check.data, tongue } });
  const sentence = page.getByText(tongue.text);
  await expect.element(sentence).toBeVisible();
  expect(sentence.element().getAttribute('lang')).toBe('ur');
  expect(getComputedStyle(sentence.element()).direction).toBe('rtl');
  await expectGoodScreen();
});
