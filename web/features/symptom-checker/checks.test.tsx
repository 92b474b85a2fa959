import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SymptomCheckAnswer } from '#contract/symptom-check/symptom-check.ts';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { cleanup } from 'vitest-browser-react';
import { SymptomCheckerPage } from './symptom-checker-page.tsx';

type Data = SymptomCheckAnswer['data'];
const words = { en: ['There is fever', 'Breathing is hard', 'There was fainting'], ar: ['توجد حمى', 'التنفس صعب', 'حدث إغماء'] } as const;
const ids = ['fever', 'breathless', 'fainted'];
const emergency = {
  severity: 'Emergency',
  urgencyScore: 10,
  emergencyWarning: 'Call 999 now.',
  recommendations: { action: 'emergency', timeframe: 'Now' },
  questions: [],
} as const satisfies Partial<Data>;
const done = { severity: 'Low', recommendations: { action: 'self-care', timeframe: '' }, questions: [] } as const satisfies Partial<Data>;

/** The answers sent so far. */
const sent = () => asked('symptomCheck.answer').map(({ body }) => body);

/** The API with one session; `change` derives its state from the number of answers so far. */
function session(change: (answers: number) => Partial<Data> = () => ({})) {
  const state = (language: 'en' | 'ar'): SymptomCheckAnswer => ({
    success: true,
    sessionId: 'session',
    data: {
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
      about: { pregnant: false },
      account: language === 'en' ? 'Cough, since yesterday.' : 'سعال، منذ أمس.',
      recognised: [{ id: 'cough', text: language === 'en' ? 'Cough' : 'سعال' }],
      questions: ids.map((id, index) => ({ id, text: words[language][index] ?? '' })),
      presentations: [],
      nearest: [],
      screen: sent().length,
      knowledge: 'k',
      ...change(sent().length),
    },
  });
  return {
    'symptomCheck.create': ({ body }: { body: { language: 'en' | 'ar' } }) => state(body.language),
    'symptomCheck.get': ({ query }: { query: { language?: 'en' | 'ar' | undefined } }) => state(query.language ?? 'en'),
    'symptomCheck.answer': ({ body }: { body: { language?: 'en' | 'ar' | undefined } }) => state(body.language ?? 'en'),
  };
}

const checks = () => page.getByRole('form', { name: /^(A few quick checks|أسئلة سريعة)$/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const seen = (said: string) => expect.element(page.getByText(said).first()).toBeVisible();
/** One answer of a statement. */
const said = (text: string, answer = /^(Yes|نعم)$/) => page.getByRole('group', { name: text }).getByRole('radio', { name: answer });
const tick = (text: string) => said(text).click();
const focused = (id: string) => expect.poll(() => document.activeElement?.id).toBe(id);

async function begin(change?: Parameters<typeof session>[0]): Promise<void> {
  history.replaceState(null, '', '/symptom-checker');
  await show(<SymptomCheckerPage />, { as: 'nobody', isPage: true, answers: session(change) });
}
async function ask(change?: Parameters<typeof session>[0]): Promise<void> {
  await begin(change);
  await page.getByRole('textbox').first().fill('a cough since yesterday');
  await button('Analyze Symptoms').click();
  await expect.poll(() => button('Analyze Symptoms').query()).toBeNull();
}
const reload = async (): Promise<void> => {
  await cleanup();
  await show(<SymptomCheckerPage />, { as: 'nobody', isPage: true });
};
const afterOne = (next: Partial<Data>) => (answers: number) => (answers > 0 ? next : {});

describe('an answer', () => {
  it('begins at its heading, and makes an emergency of a dangerous sign', async () => {
    await ask(afterOne(emergency));
    await focused('checks-title');
    await seen('Your answers may change this.');
    await expectGoodScreen();
    await tick('Breathing is hard');
    await expectGoodScreen();
    await button('No to the rest').click();
    await heading('This may be an emergency. Call 999 now');
    await seen('Your result has been updated: Emergency.');
    await focused('view-title');
    expect(checks().query()).toBeNull();
    await expectGoodScreen();
  });

  it.each([
    ['None of these', {}, { ticked: [], sure: true }],
    ['No to the rest', { Yes: ['There is fever'] }, { ticked: ['fever'], sure: true }],
    ['Continue', { No: Object.values(words.en) }, { ticked: [], sure: true }],
    ['No to the rest', { 'Not sure': ['There was fainting'] }, { ticked: [], sure: false, unsure: ['fainted'] }],
    [
      'Continue',
      { Yes: ['Breathing is hard'], No: ['There is fever'], 'Not sure': ['There was fainting'] },
      { ticked: ['breathless'], sure: false, unsure: ['fainted'] },
    ],
  ])('%s after %j is %j', async (name, given: Readonly<Record<string, readonly string[]>>, body) => {
    await ask(afterOne(done));
    for (const [answer, texts] of Object.entries(given)) for (const text of texts) await said(text, new RegExp(`^${answer}$`)).click();
    await button(name).click();
    await heading('Look after yourself at home');
    await focused('view-title');
    await seen('Your result has been updated: Low.');
    expect(sent()).toEqual([{ ...body, screen: 0, language: 'en' }]);
  });

  it('leads to the next screen, starting at its heading', async () => {
    await ask(afterOne({ questions: [{ id: 'rash', text: 'There is a rash' }] }));
    await tick('There is fever');
    await button('No to the rest').click();
    await seen('Your result has been updated. The level stays: Medium. A few more checks follow.');
    expect(checks().getByRole('group').elements()).toHaveLength(1);
    await focused('checks-title');
    await button('None of these').click();
    await expect.poll(sent).toMatchObject([{ screen: 0 }, { screen: 1 }]);
  });

  it('can be skipped, and given later', async () => {
    await ask();
    await button('Skip and see the advice').click();
    await expect.poll(() => checks().query()).toBeNull();
    await focused('view-title');
    await seen('This advice is provisional until you answer the quick checks.');
    await reload();
    await button('Answer the quick checks').click();
    await expect.element(checks()).toBeVisible();
    await focused('checks-title');
    expect(sent()).toEqual([]);
  });

  it('removes a wrongly understood finding, and keeps what was said', async () => {
    await ask(afterOne({ recognised: [] }));
    await tick('There is fever');
    await seen('Cough, since yesterday.');
    await button('Change').click();
    await expectGoodScreen();
    await button('Remove: Cough').click();
    await expect.poll(() => button('Remove: Cough').query()).toBeNull();
    await expect.element(said('There is fever')).toBeChecked();
    expect(sent()).toEqual([{ removed: ['cough'], screen: 0, language: 'en', sure: true }]);
  });

  it('that does not arrive can be sent again', async () => {
    await ask();
    await tick('There is fever');
    answer({ 'symptomCheck.answer': unreachable });
    await button('No to the rest').click();
    const alert = checks().getByRole('alert');
    await expect.element(alert.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await expect.element(alert).toHaveFocus();
    await expect.element(said('There is fever')).toBeChecked();
    // The pointer leaves the button, whose color it changes.
    await page.getByRole('heading', { level: 1 }).hover();
    await expectGoodScreen();
    answer(session(() => emergency));
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await heading('This may be an emergency. Call 999 now');
    expect(sent().at(-1)).toMatchObject({ ticked: ['fever'], sure: true });
  });

  it('on a slow network is sent once', async () => {
    const arrives = Promise.withResolvers<void>();
    await ask();
    const { 'symptomCheck.answer': reply } = session(() => done);
    answer({ 'symptomCheck.answer': async (one) => (await arrives.promise, reply(one)) });
    await answerAfter(() => button('None of these').dblClick());
    await seen('Updating your result…');
    await expect.element(button('None of these')).toBeDisabled();
    arrives.resolve();
    await heading('Look after yourself at home');
    expect(sent()).toHaveLength(1);
  });

  it('given in another tab shows its effect here', async () => {
    await ask();
    answer({ ...session(() => ({ ...done, screen: 1 })), 'symptomCheck.answer': refuse('CONFLICT') });
    await button('None of these').click();
    await seen('This check was answered in another tab or window.');
    await heading('Look after yourself at home');
  });

  it('is closed once a clinician has the check', async () => {
    await ask();
    answer({ ...session(() => ({ screen: 0 })), 'symptomCheck.answer': refuse('CONFLICT') });
    await button('None of these').click();
    await seen('A clinician has this check now.');
    await expect.poll(() => checks().query()).toBeNull();
  });
});

describe('the place in a check', () => {
  it('is restored after a reload, with what was said, and by the back button', async () => {
    await ask();
    await tick('There was fainting');
    await reload();
    await expect.element(said('There was fainting')).toBeChecked();
    await button('Register').click();
    history.back();
    await expect.element(said('There was fainting')).toBeChecked();
    history.back();
    await heading('Free AI Symptom Checker');
    await expect.element(page.getByRole('textbox').first()).toHaveValue('a cough since yesterday');
    history.forward();
    await expect.element(checks()).toBeVisible();
  });

  it('switches language at once, with what was said', async () => {
    await ask(afterOne(done));
    await tick('Breathing is hard');
    await button('العربية').click();
    await expect.element(said('التنفس صعب')).toBeChecked();
    await seen('سعال، منذ أمس.');
    await button('لا للباقي').click();
    await heading('الرعاية الذاتية في المنزل');
    await seen('حُدّثت نتيجتك: منخفض.');
    expect(sent()).toMatchObject([{ ticked: ['breathless'], language: 'ar' }]);
  });
});

describe('with the keyboard alone', () => {
  /** Presses Tab until this element has the focus. */
  const tabTo = async (name: string, role: 'button' | 'radio' | 'searchbox') => {
    const wanted = role === 'radio' ? said(name) : page.getByRole(role, { name });
    await expect.element(wanted.first()).toBeVisible();
    for (let presses = 0; wanted.first().element() !== document.activeElement; presses += 1) {
      expect(presses).toBeLessThan(40);
      await userEvent.keyboard('{Tab}');
    }
  };

  it('the checks are answered', async () => {
    await ask(afterOne(done));
    await expect.element(checks()).toBeVisible();
    await tabTo('Breathing is hard', 'radio');
    await userEvent.keyboard(' ');
    await tabTo('No to the rest', 'button');
    await userEvent.keyboard('{Enter}');
    await heading('Look after yourself at home');
    expect(sent()).toMatchObject([{ ticked: ['breathless'] }]);
  });

  it('a presentation is chosen from its area', async () => {
    const presentations = [{ area: 'Chest', of: [{ id: 'chest-pain', text: 'Chest pain' }] }];
    await ask((answers) => (answers > 0 ? {} : { understood: false, questions: [], recognised: [], presentations }));
    await heading('Tell us more, so that we can help');
    await expectGoodScreen();
    await tabTo('Search, for example “back pain”', 'searchbox');
    await userEvent.keyboard('nothing like it');
    await seen('Nothing found. Try another word');
    // All areas, then this one.
    for (let fold = 0; fold < 2; fold += 1) await userEvent.keyboard('{Tab}{Enter}');
    await tabTo('Chest pain', 'button');
    await userEvent.keyboard('{Enter}');
    await expect.element(checks()).toBeVisible();
    expect(sent()).toMatchObject([{ presentation: 'chest-pain', screen: 0, language: 'en' }]);
  });
});

describe('what is typed', () => {
  const description = () => page.getByRole('textbox').first();
  const age = () => page.getByLabelText('Exact age');
  const words = 'a sore throat since yesterday';
  const kept = (storage: Storage) => Object.values(storage).join();
  const keptInTab = () => kept(sessionStorage);

  it('is kept through a reload, in this tab only', async () => {
    await begin();
    await description().fill(words);
    await page.getByText('More details').click();
    await age().fill('34');
    await page.getByLabelText('Duration').selectOptions('1-2-days');
    await page.getByText('Someone else', { exact: true }).click();
    await expect.poll(keptInTab).toContain(words);
    await reload();
    await expect.element(description()).toHaveValue(words);
    await expect.element(age()).toHaveValue('34');
    await expect.element(page.getByLabelText('Duration')).toHaveValue('1-2-days');
    await expect.element(page.getByLabelText('Someone else')).toBeChecked();
    expect(kept(localStorage)).not.toContain(words);
  });

  it.each(['Check New Symptoms', 'Delete my session now'])('is forgotten by “%s”', async (end) => {
    await ask();
    answer({ 'symptomCheck.delete': { success: true, sessionId: 'session' } });
    expect(keptInTab()).toContain('a cough since yesterday');
    await expect.poll(() => document.querySelector('summary')).not.toBeNull();
    document.querySelectorAll('summary').forEach((one) => one.textContent?.includes('Your session') && one.click());
    await button(end).first().click();
    await expect.element(description()).toHaveValue('');
    await expect.poll(keptInTab).not.toContain('a cough since yesterday');
  });
});
