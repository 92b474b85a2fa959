import type { Page } from 'playwright-core';
import { type Evidence, type Exchange, linesAbout } from '../failures.ts';

/** What a test's pages said and asked, for when it fails. */
export class Watched {
  readonly #pages: Page[] = [];
  readonly #said: string[] = [];
  readonly #exchanges: Exchange[] = [];

  watch(page: Page): void {
    this.#pages.push(page);
    page.on('console', (message) => this.#said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.#said.push(error.stack ?? error.message));
    page.on('response', (answer) => {
      const { 'x-amzn-requestid': requestId = '' } = answer.headers();
      this.#exchanges.push({ request: `${answer.request().method()} ${answer.url()}`, status: answer.status(), requestId });
    });
    page.on('requestfailed', (request) =>
      this.#exchanges.push({
        request: `${request.method()} ${request.url()}`,
        status: request.failure()?.errorText ?? 'failed',
        requestId: '',
      }),
    );
  }

  /** The screen and the accessible tree of each open page, and what all of them said and asked. */
  async evidence(logs: string): Promise<Evidence> {
    const open = this.#pages.filter((page) => !page.isClosed());
    // A page that does not answer must not keep the others' evidence.
    const timeout = 10_000;
    const ofPages = await Promise.all(
      open.map(async (page, index) => [
        [`screen-${index + 1}.png`, await page.screenshot({ timeout }).catch(String)] as const,
        [`tree-${index + 1}.yaml`, `# ${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout }).catch(String)}`] as const,
      ]),
    );
    return {
      ...Object.fromEntries(ofPages.flat()),
      'console.txt': this.#said.join('\n'),
      'requests.txt': this.#exchanges.map(({ request, status, requestId }) => `${status} ${request} ${requestId}`).join('\n'),
      'logs.txt': linesAbout(logs, this.#exchanges),
    };
  }
}
