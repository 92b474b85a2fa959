import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { startApp } from './app.ts';

const app = startApp();
let page: Page;
beforeEach(async () => {
  page = await app.open();
  await page.goto('/symptom-checker');
});

const checks = () => page.getByRole('form', { name: /^(A few quick checks|أسئلة سريعة)$/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const chip = (text: string) => button(`Remove: ${text}`);
const focusedId = () => page.evaluate(() => document.activeElement?.id);
const ask = async (text: string) => {
  await page.locator('#description').fill(text);
  await button('Analyze Symptoms').click();
};

type Data = SymptomCheckAnswer['data'];
const words = { en: ['There is fever', 'Breathing is hard', 'There was fainting'], ar: ['توجد حمى', 'التنفس صعب', 'حدث إغماء'] } as const;
const ids = ['fever', 'breathless', 'fainted'];

/** What happens to an answer in transit; with 'arrives' it still reaches the API. */
type Journey = (route: Route) => Promise<void | 'arrives'>;

/** Stubs the API with one session; `change` derives its state from the answers so far. */
async function session(
  change: (answers: readonly Record<string, unknown>[]) => Partial<Data>,
): Promise<{ answers: Record<string, unknown>[]; fail: (how: Journey | undefined) => void }> {
  const answers: Record<string, unknown>[] = [];
  let failing: Journey | undefined;
  await page.route(/\/api\/public\/symptom-check(\/session.*)?$/, async (route) => {
    const request = route.request();
    const isAnswer = request.url().endsWith('/answers');
    if (isAnswer && failing !== undefined && (await failing(route)) !== 'arrives') return;
    const body = request.postDataJSON() ?? {};
    if (isAnswer) answers.push(body);
    const language: 'en' | 'ar' = new URL(request.url()).searchParams.get('language') ?? body.language;
    const data: Data = {
      understood: true,
      supportive: false,
      analysis: '',
      severity: 'Medium',
      urgencyScore: 5,
      recommendations: { action: 'appointment', timeframe: '' },
      generalAdvice: '',
      whenToSeekHelp: '',
      registrationPrompt: '',
      reasons: [],
      language,
      engine: 'rules',
      sessionId: 'session',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      description: 'a cough since yesterday',
      recognised: [{ id: 'cough', text: language === 'en' ? 'Cough' : 'سعال' }],
      questions: ids.map((id, index) => ({ id, text: words[language][index] ?? '' })),
      presentations: [],
      nearest: [],
      screen: answers.length,
      knowledge: 'k',
      ...change(answers),
    };
    return route.fulfill({ json: { success: true, sessionId: 'session', data } });
  });
  return { answers, fail: (how) => (failing = how) };
}
const emergency = {
  severity: 'Emergency',
  urgencyScore: 10,
  emergencyWarning: 'Call 999 now.',
  recommendations: { action: 'emergency', timeframe: 'Now' },
  questions: [],
} as const satisfies Partial<Data>;
const done = { severity: 'Low', recommendations: { action: 'self-care', timeframe: '' }, questions: [] } as const satisfies Partial<Data>;

describe('by the current rules', () => {
  it('ticking a dangerous sign makes an emergency', async () => {
    await ask('chest pain since this morning');
    await checks().waitFor();
    await chip('Chest pain').waitFor();
    await page.getByText('It is provisional until you answer.').waitFor();
    await expect.poll(focusedId).toBe('checks-title');
    await app.expectGoodScreen(page);
    await page.getByLabel('The pain goes into an arm').check();
    await button('Continue').click();
    await heading('This may be an emergency. Call 999 now').waitFor();
    await page.getByText('Your result has been updated: Emergency.').waitFor();
    await expect.poll(focusedId).toBe('view-title');
    await expect.poll(() => checks().count()).toBe(0);
    await app.expectGoodScreen(page);
  });

  it('at most two screens are asked, and then the advice is final', async () => {
    await ask('I have a headache and I feel sick');
    for (let screen = 0; screen < 2; screen += 1) {
      await checks().waitFor();
      await expect.poll(() => checks().getByRole('checkbox').count()).toBeLessThanOrEqual(8);
      const answered = page.waitForResponse('**/answers');
      await button('None of these').click();
      await answered;
      await page.getByText('Your result has been updated').waitFor();
    }
    await expect.poll(() => checks().count()).toBe(0);
    await expect.poll(() => page.getByText('This advice is provisional').count()).toBe(0);
  });

  it('if nothing was recognised, a presentation is chosen, and then asked about', async () => {
    await ask('qwertz uiop asdf');
    await heading('Tell us more, so that we can help').waitFor();
    await app.expectGoodScreen(page);
    await page.getByLabel('Search, for example “back pain”').fill('ches pa');
    await page.getByText(/^Found: \d+$/).waitFor();
    await button('Chest pain').click();
    await checks().waitFor();
    await expect.poll(focusedId).toBe('checks-title');
    await chip('Chest pain').waitFor();
  });

  it('a wrongly understood finding is removed', async () => {
    await ask('chest pain since this morning');
    await chip('Chest pain').click();
    await page.getByText('Your result has been updated').waitFor();
    await expect.poll(() => chip('Chest pain').count()).toBe(0);
  });
});

describe('an answer', () => {
  it.each([
    ['Continue', ['There is fever'], { ticked: ['fever'], sure: true }],
    ['None of these', [], { ticked: [], sure: true }],
    ['Not sure', [], { ticked: [], sure: false }],
    ['Not sure', ['There is fever', 'There was fainting'], { ticked: ['fever', 'fainted'], sure: false }],
  ])('%s with %j ticked is %j', async (name, ticked, sent) => {
    const { answers } = await session((given) => (given.length > 0 ? done : {}));
    await ask('a cough since yesterday');
    for (const text of ticked) await page.getByLabel(text).check();
    await button(name).click();
    await heading('Look after yourself at home').waitFor();
    await expect.poll(focusedId).toBe('view-title');
    await page.getByText('Your result has been updated: Low.').waitFor();
    expect(answers).toEqual([{ ...sent, screen: 0, language: 'en' }]);
  });

  it('that is contradictory or empty is asked again', async () => {
    const { answers } = await session(() => ({}));
    await ask('a cough since yesterday');
    await button('Continue').click();
    await page.getByText('Select what is true, or choose “None of these” or “Not sure”.').waitFor();
    await expect.poll(focusedId).toBe('check-fever');
    await page.getByLabel('Breathing is hard').check();
    await button('None of these').click();
    await page.getByText('Something is selected. Clear it, or choose “Continue”.').waitFor();
    await expect.poll(focusedId).toBe('check-breathless');
    await app.expectGoodScreen(page);
    expect(answers).toEqual([]);
  });

  it('leads to the next screen, starting at its heading', async () => {
    const { answers } = await session((given) => (given.length === 1 ? { questions: [{ id: 'rash', text: 'There is a rash' }] } : {}));
    await ask('a cough since yesterday');
    await page.getByLabel('There is fever').check();
    await button('Continue').click();
    await page.getByText('Your result has been updated. The level stays: Medium. A few more checks follow.').waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    await expect.poll(focusedId).toBe('checks-title');
    await button('None of these').click();
    await expect.poll(() => answers).toMatchObject([{ screen: 0 }, { screen: 1 }]);
  });

  it('can be skipped, and given later', async () => {
    const { answers } = await session(() => ({}));
    await ask('a cough since yesterday');
    await button('Skip and see the advice').click();
    await expect.poll(() => checks().count()).toBe(0);
    await expect.poll(focusedId).toBe('view-title');
    await page.getByText('This advice is provisional until you answer the quick checks.').waitFor();
    await page.reload();
    await button('Answer the quick checks').click();
    await checks().waitFor();
    await expect.poll(focusedId).toBe('checks-title');
    expect(answers).toEqual([]);
  });

  it('removes a wrongly understood finding, and keeps the ticks', async () => {
    const { answers } = await session((given) => (given.length > 0 ? { recognised: [] } : {}));
    await ask('a cough since yesterday');
    await page.getByLabel('There is fever').check();
    await chip('Cough').click();
    await expect.poll(() => chip('Cough').count()).toBe(0);
    await expect.poll(() => page.getByLabel('There is fever').isChecked()).toBe(true);
    expect(answers).toEqual([{ removed: ['cough'], screen: 0, language: 'en' }]);
  });

  it('that does not arrive can be sent again', async () => {
    const { answers, fail } = await session((given) => (given.length > 0 ? emergency : {}));
    await ask('a cough since yesterday');
    await page.getByLabel('There is fever').check();
    fail((route) => route.abort());
    await button('Continue').click();
    const alert = checks().getByRole('alert');
    await alert.getByText('Network error. Please check your connection and try again.').waitFor();
    await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('There is fever').isChecked()).toBe(true);
    await app.expectGoodScreen(page);
    fail(undefined);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await heading('This may be an emergency. Call 999 now').waitFor();
    expect(answers).toMatchObject([{ ticked: ['fever'], sure: true }]);
  });

  it('on a slow network is sent once', async () => {
    const { answers, fail } = await session((given) => (given.length > 0 ? done : {}));
    const seen = Promise.withResolvers<void>();
    await ask('a cough since yesterday');
    fail(async () => {
      await seen.promise;
      return 'arrives';
    });
    await button('None of these').dblclick();
    await page.getByText('Updating your result…').waitFor();
    for (const name of ['Continue', 'None of these', 'Not sure']) await expect.poll(() => button(name).isDisabled()).toBe(true);
    seen.resolve();
    await heading('Look after yourself at home').waitFor();
    expect(answers).toHaveLength(1);
  });

  it('given in another tab shows its effect here', async () => {
    let elsewhere = false;
    const { fail } = await session(() => (elsewhere ? { ...done, screen: 1 } : {}));
    await ask('a cough since yesterday');
    await button('None of these').waitFor();
    elsewhere = true;
    fail((route) => route.fulfill({ status: 409, json: conflict }));
    await button('None of these').click();
    await page.getByText('This check was answered in another tab or window.').waitFor();
    await heading('Look after yourself at home').waitFor();
  });

  it('is closed once a clinician has the check', async () => {
    const { fail } = await session(() => ({}));
    await ask('a cough since yesterday');
    fail((route) => route.fulfill({ status: 409, json: conflict }));
    await button('None of these').click();
    await page.getByText('A clinician has this check now.').waitFor();
    await expect.poll(() => checks().count()).toBe(0);
  });
});

const conflict = { success: false, message: 'Answered', code: 'CONFLICT', timestamp: 'now', requestId: 'r' };

describe('the place in a check', () => {
  it('is restored after a reload, with the ticks, and by the back button', async () => {
    await session(() => ({}));
    await ask('a cough since yesterday');
    await page.getByLabel('There was fainting').check();
    await page.reload();
    await checks().waitFor();
    await expect.poll(() => page.getByLabel('There was fainting').isChecked()).toBe(true);
    await page.locator('footer').getByRole('link', { name: 'Terms of use' }).click();
    await heading('Terms of use').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('There was fainting').isChecked()).toBe(true);
    await button('Register').click();
    await page.goBack();
    await expect.poll(() => page.getByLabel('There was fainting').isChecked()).toBe(true);
    await page.goBack();
    await heading('Free AI Symptom Checker').waitFor();
    await expect.poll(() => page.locator('#description').inputValue()).toBe('a cough since yesterday');
    await page.goForward();
    await checks().waitFor();
  });

  it('switches language at once, with the ticks', async () => {
    const { answers } = await session((given) => (given.length > 0 ? done : {}));
    await ask('a cough since yesterday');
    await page.getByLabel('Breathing is hard').check();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => page.getByLabel('التنفس صعب').isChecked()).toBe(true);
    await button('إزالة: \u2068سعال\u2069').waitFor();
    await button('متابعة').click();
    await heading('الرعاية الذاتية في المنزل').waitFor();
    await page.getByText('حُدّثت نتيجتك: منخفض.').waitFor();
    expect(answers).toMatchObject([{ ticked: ['breathless'], language: 'ar' }]);
  });
});

describe('with the keyboard alone', () => {
  /** Presses Tab until this element has the focus. */
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox' | 'searchbox') => {
    const wanted = page.getByRole(role, { name });
    await wanted.waitFor();
    for (let presses = 0; !(await wanted.evaluate((element) => element === document.activeElement)); presses += 1) {
      expect(presses).toBeLessThan(40);
      await page.keyboard.press('Tab');
    }
  };

  it('the checks are answered', async () => {
    const { answers } = await session((given) => (given.length > 0 ? done : {}));
    await ask('a cough since yesterday');
    await checks().waitFor();
    await tabTo('Breathing is hard', 'checkbox');
    await page.keyboard.press('Space');
    await tabTo('Continue', 'button');
    await page.keyboard.press('Enter');
    await heading('Look after yourself at home').waitFor();
    expect(answers).toMatchObject([{ ticked: ['breathless'] }]);
  });

  it('a presentation is chosen from its area', async () => {
    const presentations = [{ area: 'Chest', of: [{ id: 'chest-pain', text: 'Chest pain' }] }];
    const { answers } = await session((given) =>
      given.length > 0 ? {} : { understood: false, questions: [], recognised: [], presentations },
    );
    await ask('a cough since yesterday');
    await tabTo('Search, for example “back pain”', 'searchbox');
    await page.keyboard.type('nothing like it');
    await page.getByText('Nothing found. Try another word').waitFor();
    // All areas, then this one.
    for (let fold = 0; fold < 2; fold += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo('Chest pain', 'button');
    await page.keyboard.press('Enter');
    await checks().waitFor();
    expect(answers).toEqual([{ presentation: 'chest-pain', screen: 0, language: 'en' }]);
  });
});
