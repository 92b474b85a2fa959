import type { Page } from 'playwright-core';

/** The symptom checker's form on the test's page. */
export function symptomForm(page: () => Page) {
  const description = () => page().locator('#description');
  const analyze = () => page().getByRole('button', { name: /^(Analyze Symptoms|تقييم الأعراض)$/ });
  return {
    description,
    analyze,
    switchLanguage: () =>
      page()
        .locator('header')
        .getByRole('button', { name: /^(العربية|English)$/ }),
    heading: (name: string) => page().getByRole('heading', { level: 1, name }),
    focusedId: () => page().evaluate(() => document.activeElement?.id),
    /** Opens a part of the result that is folded. */
    unfold: (name: string | RegExp) => page().locator('summary').filter({ hasText: name }).first().click(),
    ask: async (text: string): Promise<void> => {
      await description().fill(text);
      await analyze().click();
    },
  };
}
