import type { Page } from 'playwright-core';

/** The symptom checker's form on the test's page. */
export function symptomForm(page: () => Page) {
  const description = () => page().locator('#description');
  const analyze = () => page().getByRole('button', { name: /^(Analyze Symptoms|تقييم الأعراض)$/ });
  const checks = () => page().getByRole('form', { name: /^(A few quick checks|أسئلة سريعة)$/ });
  return {
    description,
    checks,
    /** Denies all that is asked, screen by screen. */
    denyAll: async (): Promise<void> => {
      for (await checks().waitFor(); (await checks().count()) > 0;) {
        const answered = page().waitForResponse('**/answers');
        await checks()
          .getByRole('button', { name: /^(None of these|لا شيء من هذا)$/ })
          .click();
        await answered;
        await page()
          .getByText(/Your result has been updated|حُدّثت نتيجتك/)
          .waitFor();
      }
    },
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
