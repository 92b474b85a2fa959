import type { AnswerOf } from '#contract/routes/table.ts';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Locale } from '../../web/i18n/paraglide/runtime.js';
import { SymptomCheckerPage } from '../../web/features/symptom-checker/symptom-checker-page.tsx';
import { type Answers, answer } from './answers.ts';
import { speak } from './language.ts';

interface Opening {
  readonly answers?: Answers;
  readonly language?: Locale;
  /** Where the parts of a result come from that are loaded after it. */
  readonly parts?: string;
}

const ownParts = '/web/features/symptom-checker/result-parts.tsx';

/** Shows the symptom checker as its document does, which has no sign-in. */
async function showChecker({ answers = {}, language, parts = ownParts }: Opening = {}): Promise<void> {
  if (language !== undefined) speak(language);
  answer(answers);
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['parts'] = parts;
  document.body.append(root);
  await render(<SymptomCheckerPage />, { container: root });
}

/** Opens the symptom checker as a visitor who comes to it. */
export async function openChecker(opening: Opening = {}): Promise<void> {
  history.replaceState(null, '', '/symptom-checker');
  await showChecker(opening);
}

/** What the tab keeps is shown anew. */
export async function reloadChecker(): Promise<void> {
  await cleanup();
  await showChecker();
}

export const words = 'a sore throat since yesterday';

type Result = AnswerOf<'symptomCheck.create'>;
/** The answers to a check, and to a later look at it in either language. */
export const answersOf = ({ data, ...result }: Result): Answers => ({
  'symptomCheck.create': { ...result, data },
  'symptomCheck.get': ({ query: { language = 'en' } }) => ({ ...result, data: { ...data, language } }),
});

/** Opens the symptom checker, and has it assess some words. */
export async function openResult(result: Result, { answers, ...more }: Opening = {}, said = words): Promise<void> {
  await openChecker({ answers: { ...answersOf(result), ...answers }, ...more });
  await askChecker(said);
}

export const description = () => page.getByRole('textbox').first();
export const analyze = () => page.getByRole('button', { name: /^(Analyze Symptoms|تقييم الأعراض)$/ });
export const mainHeading = (name: string) => page.getByRole('heading', { level: 1, name });
/** Opens a part of the result that is folded. */
export const unfold = (name: string | RegExp) => page.getByText(name).first().click();
export async function askChecker(said: string): Promise<void> {
  await description().fill(said);
  await analyze().click();
}
