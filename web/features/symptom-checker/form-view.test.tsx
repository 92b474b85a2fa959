import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { durations } from '#contract/symptom-check/symptom-check.ts';
import { answerAfter, answerElsewhere, asked, refuse } from '../../../test/component/answers.ts';
import { analyze, askChecker, description, mainHeading, openChecker, unfold, words } from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { keepSymptoms, symptomDraftKey } from '../../lib/symptom-draft.ts';
import { checkOf } from '../../../test/component/samples/checks.ts';

const focusedId = () => document.activeElement?.id;
const sent = () => asked('symptomCheck.create').map(({ body }) => body);
/** The radio buttons of a question, by its field. */
const radios = (field: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name=${field}]`)];
/** Which answer of a question is chosen, and whether the words alone say so. */
const chosen = (field: string) =>
  radios(field)
    .filter(({ checked }) => checked)
    .map(({ value, parentElement }) => [value, parentElement?.dataset['told'] !== undefined]);
const chip = (name: string) => page.getByRole('radio', { name, exact: true });
const exactAge = (name = 'Exact age') => page.getByRole('textbox', { name });

it('says whom to call before any question, in both languages', async () => {
  await openChecker();
  const calls = () => [...document.querySelectorAll('a[href="tel:999"]')].map(({ textContent }) => textContent);
  await expect.poll(calls).toEqual(['Emergency? Call 999', 'طوارئ؟ اتصل بالرقم 999']);
  expect(document.title).toBe('Symptom checker · Afiya');
  for (const badge of ['Free Service', 'No Registration Required', 'Instant AI Analysis'])
    await expect.element(page.getByText(badge)).toBeVisible();
  expect(document.querySelectorAll('.feature[data-look=pill]')).toHaveLength(5);
  await expect
    .element(page.getByText('This is not a medical diagnosis and does not replace a doctor. In an emergency, call 999.'))
    .toBeVisible();
  await expect.element(page.getByText('0/2000 characters')).toBeVisible();
  await expectGoodScreen();
});

it('says what it assumes, and asks on demand how bad it is from 1 to 10, and for how long', async () => {
  await openChecker();
  await expect.element(page.getByText('Assumed severity: 5 out of 10')).toBeVisible();
  expect(page.getByRole('slider').query()).toBeNull();
  await unfold('More details');
  const slider = page.getByRole('slider');
  await expect.element(slider).toHaveAttribute('min', '1');
  await expect.element(slider).toHaveAttribute('max', '10');
  await expect.element(slider).toHaveValue('5');
  for (const end of ['1 (Mild)', '10 (Severe)']) await expect.element(page.getByText(end)).toBeVisible();
  const offered = [...document.querySelectorAll<HTMLOptionElement>('#duration option')].map(({ value }) => value);
  expect(offered).toEqual(['', ...durations]);
  await slider.fill('8');
  await page.getByLabelText('Duration').selectOptions('3-7 days');
  await exactAge().fill('34');
  await expect.element(page.getByText('Severity: 8 out of 10 · 3-7 days · 34 Years')).toBeVisible();
  await expectGoodScreen();
});

it('on a phone has the question in view at once, in both languages', async () => {
  await page.viewport(390, 844);
  await openChecker();
  for (const language of ['en', 'ar'] as const) {
    speak(language);
    await expect.poll(() => description().element().getBoundingClientRect().bottom).toBeLessThan(844);
  }
});

describe('what is wrong', () => {
  it('is said beside each field, and the first has focus', async () => {
    await openChecker();
    await analyze().click();
    await expect.element(page.getByText('This field is required')).toBeVisible();
    expect(focusedId()).toBe('description');
    await unfold('More details');
    await exactAge().fill('121');
    await unfold('More details');
    await expect.poll(() => exactAge().query()).toBeNull();
    await description().fill('x'.repeat(2001));
    await analyze().click();
    await expect.element(page.getByText('Description is too long (maximum 2000 characters)')).toBeVisible();
    await expect.element(page.getByText('Age must be a whole number from 1 to 120')).toBeVisible();
    await expectGoodScreen();
    await description().fill('a sore throat');
    await expect.poll(() => page.getByText('Description is too long').elements()).toEqual([]);
    await analyze().click();
    await expect.poll(focusedId).toBe('age');
    expect(sent()).toEqual([]);
  });

  it('of a short description is judged without the spaces at its ends, which its counter counts', async () => {
    await openChecker();
    await askChecker('  headache  ');
    await expect.element(page.getByText('Please provide more details (minimum 10 characters)')).toBeVisible();
    await expect.element(page.getByText('12/2000')).toBeVisible();
    await description().fill('headaches');
    await expect.poll(() => page.getByText('Please provide more details').elements()).toEqual([]);
  });

  it("of a small child's age is said in months, which may be 0", async () => {
    await openChecker({ answers: { 'symptomCheck.create': checkOf() } });
    await unfold('More details');
    await page.getByLabelText('Age in years or months').selectOptions('Months');
    await exactAge().fill('24');
    await askChecker(words);
    await expect.element(page.getByText('Age in months must be a whole number from 0 to 23')).toBeVisible();
    expect(focusedId()).toBe('age');
    await exactAge().fill('0');
    await analyze().click();
    await expect.poll(sent).toMatchObject([{ symptoms: { ageMonths: 0 } }]);
    expect(sent()[0]?.symptoms).not.toHaveProperty('age');
  });

  it.each(['٣٥', '۳۵', ' 35 ', '\u200f35'])('is nothing of an age typed as %j, which is sent as 35', async (typed) => {
    await openChecker({ answers: { 'symptomCheck.create': checkOf({ language: 'ar' }) }, language: 'ar' });
    await unfold('تفاصيل أكثر');
    await exactAge('العمر بالضبط').fill(typed);
    await askChecker(words);
    await expect.poll(sent).toMatchObject([{ symptoms: { age: 35 } }]);
  });

  it('by the server’s word is said beside its field', async () => {
    const details = [{ path: 'symptoms.duration', message: 'Duration is not one that we know' }];
    await openChecker({ answers: { 'symptomCheck.create': refuse('VALIDATION_ERROR', { details }) } });
    await askChecker(words);
    await expect.element(page.getByText('Duration is not one that we know')).toBeVisible();
    expect(focusedId()).toBe('duration');
    await expect.element(description()).toHaveValue(words);
  });
});

it('asks about pregnancy where it matters, sends the given answers, and keeps them when the language changes', async () => {
  await openChecker({ answers: { 'symptomCheck.create': checkOf({ language: 'ar' }) } });
  const pregnant = page.getByRole('group', { name: 'Pregnant?' });
  await chip('Someone else').click();
  await chip('Female').click();
  await unfold('More details');
  await page.getByLabelText('Duration').selectOptions('3-7 days');
  await exactAge().fill('70');
  expect(pregnant.query()).toBeNull();
  await exactAge().fill('30');
  await pregnant.getByLabelText('Yes').click();
  await page.getByRole('slider').fill('6');
  await description().fill('a sore throat and a runny nose');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.element(mainHeading('تقييم الأعراض المجاني بالذكاء الاصطناعي')).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await expect.poll(() => document.title).toBe('تقييم الأعراض · عافية');
  await analyze().click();
  await expect.poll(sent).toEqual([
    {
      symptoms: {
        description: 'a sore throat and a runny nose',
        severity: 6,
        duration: '3-7-days',
        age: 30,
        gender: 'female',
        pregnant: true,
        forSelf: false,
      },
      language: 'ar',
    },
  ]);
});

describe('who it is for, and how old', () => {
  const values = (field: string) => radios(field).map(({ value }) => value);

  it('is one tap each; only ages that fit are offered, and of a small child no sex is asked', async () => {
    await openChecker({ answers: { 'symptomCheck.create': checkOf() } });
    expect(values('ageGroup')).toHaveLength(6);
    await chip('Me').click();
    await expect.poll(() => values('ageGroup')).toEqual(['5-13', '14-64', '65-and-over']);
    await chip('65+').click();
    await chip('My child').click();
    await expect.poll(() => values('ageGroup')).toEqual(['under-3-months', '3-11-months', '1-4', '5-13']);
    expect(chosen('ageGroup')).toEqual([]);
    await chip('1–4').click();
    await expect.poll(() => values('gender')).toEqual([]);
    await expectGoodScreen();
    await askChecker('a fever since this morning');
    await expect.poll(sent).toMatchObject([{ symptoms: { forSelf: false, ageGroup: '1-4' } }]);
  });

  it('can be taken back, by keyboard too', async () => {
    await openChecker();
    await chip('14–64').click();
    await chip('Female').click();
    await expect.element(page.getByRole('group', { name: 'Pregnant?' })).toBeVisible();
    await chip('14–64').click();
    await expect.poll(() => chosen('ageGroup')).toEqual([]);
    expect(page.getByRole('group', { name: 'Pregnant?' }).query()).toBeNull();
    await userEvent.keyboard(' ');
    await expect.poll(() => chosen('ageGroup')).toEqual([['14-64', false]]);
    await userEvent.keyboard(' ');
    await expect.poll(() => chosen('ageGroup')).toEqual([]);
  });

  it('follows an exact age, which goes with another chip', async () => {
    await openChecker();
    await chip('My child').click();
    await unfold('More details');
    await exactAge().fill('7');
    await expect.poll(() => chosen('ageGroup')).toEqual([['5-13', false]]);
    await page.getByLabelText('Age in years or months').selectOptions('Months');
    await expect.poll(() => chosen('ageGroup')).toEqual([['3-11-months', false]]);
    await chip('1–4').click();
    await expect.element(exactAge()).toHaveValue('');
    expect(chosen('ageGroup')).toEqual([['1-4', false]]);
  });

  it.each([
    ['en', 'my son is 2 years old and has a fever', 'Who is this for? · From your words', ['child', '1-4', 'male']],
    ['ar', 'زوجتي عمرها ٣٤ سنة وعندها حرارة', 'لمن هذا التقييم؟ · من وصفك', ['other', '14-64', 'female']],
  ] as const)('is taken from the words in %s, said so, and sent', async (language, said, legend, [who, ageGroup, gender]) => {
    await openChecker({ answers: { 'symptomCheck.create': checkOf({ language }) }, language });
    await description().fill(said);
    await expect.element(page.getByRole('group', { name: legend })).toBeVisible();
    expect([chosen('who'), chosen('ageGroup'), chosen('gender')]).toEqual([[[who, true]], [[ageGroup, true]], [[gender, true]]]);
    await expectGoodScreen();
    await analyze().click();
    await expect.poll(sent).toMatchObject([{ symptoms: { forSelf: false, ageGroup, gender } }]);
  });

  it('is taken from words that come from the front door', async () => {
    keepSymptoms('my daughter is 5 years old and has a rash');
    await openChecker();
    await expect
      .poll(() => [chosen('who'), chosen('ageGroup'), chosen('gender')])
      .toEqual([[['child', true]], [['5-13', true]], [['female', true]]]);
  });

  it('is what the account knows, the sex of a small child too', async () => {
    sessionStorage.setItem(symptomDraftKey, JSON.stringify({ description: '', who: 'other', age: '3', gender: 'male' }));
    await openChecker({ answers: { 'symptomCheck.create': checkOf() } });
    await expect.poll(() => chosen('ageGroup')).toEqual([['1-4', false]]);
    await askChecker(words);
    await expect.poll(sent).toMatchObject([{ symptoms: { forSelf: false, age: 3, gender: 'male' } }]);
  });

  it('is never taken from the words against a choice', async () => {
    await openChecker();
    await chip('Someone else').click();
    await chip('5–13').click();
    await description().fill('my son is 2 years old and has a fever');
    await expect.poll(() => chosen('gender')).toEqual([['male', true]]);
    expect([chosen('who'), chosen('ageGroup')]).toEqual([[['other', false]], [['5-13', false]]]);
    // The first press of what the words say confirms it, the next takes it back, and the words say it no more.
    await chip('Male').click();
    await expect.poll(() => chosen('gender')).toEqual([['male', false]]);
    await chip('Male').click();
    await expect.poll(() => chosen('gender')).toEqual([]);
    await description().fill('my son is 2 years old and has a high fever');
    expect(chosen('gender')).toEqual([]);
  });

  it.each([390, 1280])('moves nothing while words are typed, %i pixels wide', async (width) => {
    await page.viewport(width, 844);
    await openChecker();
    const places = () =>
      [...document.querySelectorAll('form > *, form label, form button')]
        .filter(
          (element) =>
            element.closest('details > :not(summary)') === null && !element.closest('fieldset')?.querySelector('[name=pregnant]'),
        )
        .map((element) => element.getBoundingClientRect())
        .map(({ top, left }) => [top, left]);
    await description().click();
    const before = places();
    for (const said of ['my wife is 34 and has a sore throat', 'my son is 2 years old and has a fever', 'I am 34 and my head hurts']) {
      await description().fill('');
      await userEvent.keyboard(said);
      await expect.poll(() => chosen('who')).toHaveLength(1);
      expect(places()).toEqual(before);
    }
  });

  it('is asked without scrolling sideways in a narrow window', async () => {
    await page.viewport(320, 700);
    await openChecker();
    await description().fill('my wife is 34 and has a sore throat');
    await unfold('More details');
    await expectGoodScreen();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

it('is worked through by keyboard, down to the result', async () => {
  await openChecker({ answers: { 'symptomCheck.create': checkOf() } });
  for (let presses = 0; focusedId() !== 'description'; presses += 1) {
    expect(presses).toBeLessThan(10);
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard(`${words}{Tab} {Tab}{ArrowRight}{Tab} {Tab}{Enter}{Tab}{ArrowRight}{Tab}{Tab}{Tab}{Tab}{Enter}`);
  await expect.element(mainHeading('Look after yourself at home')).toHaveFocus();
  expect(sent()).toMatchObject([{ symptoms: { description: words, forSelf: true, ageGroup: '14-64', gender: 'male', severity: 6 } }]);
});

it('on a slow network says that it is working, and asks once however often the button is pressed', async () => {
  const come = Promise.withResolvers<ReturnType<typeof checkOf>>();
  await openChecker({ answers: { 'symptomCheck.create': () => come.promise } });
  await description().fill(words);
  await answerAfter(() => analyze().dblClick());
  await expect.element(page.getByText('Analyzing your symptoms...')).toBeVisible();
  await expect.element(page.getByText('This may take a few seconds...')).toBeVisible();
  await expect.element(analyze()).toBeDisabled();
  come.resolve(checkOf());
  await expect.element(mainHeading('Look after yourself at home')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

describe('a check that fails', () => {
  const failed = 'An error occurred while analyzing symptoms. Please try again.';
  const path = '/api/public/symptom-check';

  it.each([
    ['the answer is no success', failed, () => Response.json({ success: false })],
    ['the API fails', failed, () => Response.json({}, { status: 500 })],
    ['there is no connection', 'Network error. Please check your connection and try again.', () => Promise.reject(new TypeError())],
  ])('because %s says so, keeps the typed text, and works the next time', async (_, message, fail) => {
    answerElsewhere({ [path]: fail });
    await openChecker();
    await askChecker(words);
    const panel = page.getByRole('alert');
    await expect.element(panel).toHaveFocus();
    await expect.element(panel).toMatchTextContent(/^Analysis Error/);
    await expect.element(panel.getByText(message)).toBeVisible();
    await expect.element(panel.getByText('Please try again or contact support if the problem persists.')).toBeVisible();
    await expect.element(description()).toHaveValue(words);
    speak('ar');
    await expect.element(page.getByText('حدث خطأ أثناء تقييم الأعراض. يرجى المحاولة مرة أخرى.')).toBeVisible();
    answerElsewhere({ [path]: () => Response.json(checkOf({ language: 'ar' })) });
    await analyze().click();
    await expect.element(mainHeading('الرعاية الذاتية في المنزل')).toBeVisible();
  });

  it('because a minute has passed says so', async () => {
    const limit = new AbortController();
    using timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    await openChecker({ answers: { 'symptomCheck.create': () => new Promise(() => undefined) } });
    await askChecker(words);
    await expect.element(page.getByText('Analyzing your symptoms...')).toBeVisible();
    expect(timeout).toHaveBeenCalledWith(60_000);
    limit.abort(new DOMException('The time limit has passed', 'TimeoutError'));
    await expect.element(page.getByText('Request timed out. Please try again.')).toBeVisible();
    await expectGoodScreen();
  });
});
