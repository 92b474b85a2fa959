/** Before each component test: the page, the browser's storage and the site's shared state as a new tab has them. */
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import '../../web/app/styles.css';
import '../../web/app/guard.tsx';
import { WebConfig } from '#contract/deployment/web-config.ts';
import { loadConfig, webConfig } from '../../web/lib/config.ts';
import { ownWork } from '../../web/lib/own-work.ts';
import { beginsWith, setSession, signInStarted } from '../../web/lib/session.ts';
import { answersAfresh, apiPath, listen, poolPath, quiet, requestLog } from './answers.ts';
import { speak } from './language.ts';
import { dropTokens } from './tokens.ts';

const config = {
  region: 'ap-south-1',
  userPoolId: 'ap-south-1_Tests',
  userPoolClientId: 'client',
  identityPoolId: 'ap-south-1:tests',
  apiBaseUrl: apiPath,
  defaultCountry: 'QA',
  symptomModel: 'none',
  operator: {
    name: { en: 'Afiya', ar: 'عافية' },
    address: { en: 'Doha', ar: 'الدوحة' },
    email: 'privacy@afiya.example',
    phone: '+974 4400 0000',
  },
  keptDays: { logs: 90, trail: 400 },
  authFlow: 'USER_PASSWORD_AUTH',
  userPoolEndpoint: `${location.origin}${poolPath}`,
};
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See test/component-browser.ts. */
    leaveFailedPage: (
      file: string,
      test: string,
      heard: { readonly requests: unknown; readonly console: readonly string[] },
    ) => Promise<void>;
  }
}

answersAfresh(config);
listen();
await loadConfig();
// Tests say who is signed in.
beginsWith(async () => undefined);
// Settings restore the session when their code comes, also ahead of time: in mid-test that would sign everybody out.
await signInStarted();
document.documentElement.dataset['theme'] = 'medical';
document.documentElement.dataset['fonts'] = 'own';

const complaints: string[] = [];
const said = console.error;
console.error = (...parts: unknown[]) => {
  // A refused sign-in is told to whoever looks for its cause.
  if (parts[0] === 'sign-in failed') return;
  complaints.push(parts.map(String).join(' '));
  said(...parts);
};

beforeEach(async () => {
  Object.assign(webConfig(), WebConfig.parse(config));
  localStorage.clear();
  sessionStorage.clear();
  dropTokens();
  localStorage.setItem('afiya.last-activity', String(Date.now()));
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await commands.leaveFailedPage(task.file.filepath, task.name, { requests: requestLog(), console: complaints.splice(0) });
  // The first entry of each test's history is the same one, whose scroll position is kept once the user has moved.
  dispatchEvent(new Event('wheel'));
  scrollTo(0, 0);
  dispatchEvent(new Event('scroll'));
  await cleanup();
  vi.useRealTimers();
  await quiet();
  toast.remove();
  setSession({ status: 'signed-out' });
  ownWork.set({ others: [], writesChart: false });
  speak('en');
  // As texts, which a report does not shorten.
  expect(answersAfresh(config).join('\n')).toBe('');
  expect(complaints.splice(0).join('\n')).toBe('');
});
