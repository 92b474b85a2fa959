import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { movePages } from '../clock.ts';
import { knownBrowser } from '../known-browser.ts';
import { browserName } from './browser.ts';
import { startFirefox, typeAsPeople } from './browsers/firefox.ts';
import { openWebkit } from './browsers/webkit.ts';
import { keepToasts } from './said.ts';

export const wide = { width: 1280, height: 900 } as const;

/**
 * Browser profiles for tests, each like a separate machine: `known` to its accounts, or `new`. A returned profile is emptied and reused,
 * because it has already loaded and compiled the site's files.
 */
export interface Profiles {
  readonly take: (machine: 'known' | 'new') => Promise<BrowserContext>;
  readonly giveBack: (context: BrowserContext) => Promise<void>;
  readonly close: () => Promise<void>;
}

let connection: Promise<Browser> | undefined;
const pools = new Map<string, Profiles>();

/** Opens a profile with a window of a desk's width. */
async function newContext(browserUrl: string, webUrl: string): Promise<BrowserContext> {
  if (browserName === 'webkit') return openWebkit(browserUrl, webUrl, wide);
  connection ??= browserName === 'firefox' ? startFirefox() : chromium.connect(browserUrl);
  const context = await (await connection).newContext({ viewport: wide, baseURL: webUrl });
  if (browserName === 'firefox') await typeAsPeople(context);
  return context;
}

/** Profiles in the shared browser, for the pages of one site: one pool per process, whose files run one after another. */
export function profilesOf(browserUrl: string, webUrl: string): Profiles {
  const pool = pools.get(webUrl) ?? newPool(browserUrl, webUrl);
  pools.set(webUrl, pool);
  return pool;
}

function newPool(browserUrl: string, webUrl: string): Profiles {
  const { origin } = new URL(webUrl);
  const idle: BrowserContext[] = [];
  /** A tab of each profile that stays open on the site without its scripts; the profile is emptied through it. */
  const anchors = new WeakMap<BrowserContext, Page>();
  const anchorOf = (context: BrowserContext) => {
    const anchor = anchors.get(context);
    if (anchor === undefined) throw new Error('the profile is of another pool');
    return anchor;
  };
  const fresh = async () => {
    const context = await newContext(browserUrl, webUrl);
    // The machine may be slow, and none of these waits measures time.
    context.setDefaultTimeout(60_000);
    await movePages(context);
    await context.addInitScript(keepToasts);
    const anchor = await context.newPage();
    await anchor.goto('/icon.svg');
    anchors.set(context, anchor);
    return context;
  };
  return {
    async take(machine) {
      const context = idle.pop() ?? (await fresh());
      const kept = machine === 'known' ? knownBrowser(webUrl).origins.flatMap(({ localStorage }) => localStorage) : [];
      await anchorOf(context).evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), kept);
      return context;
    },
    async giveBack(context) {
      const anchor = anchorOf(context);
      // A page's clock cannot be restored once a test has replaced it. Only Chromium can be told to forget what a site keeps.
      if (browserName !== 'chromium' || (await anchor.evaluate(() => '__pwClock' in globalThis))) return context.close();
      const tabs = context.pages().filter((page) => page !== anchor);
      await Promise.all(tabs.map((page) => page.close()));
      await Promise.all([context.unrouteAll(), context.setOffline(false), context.clearCookies()]);
      const session = await context.newCDPSession(anchor);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,service_workers,cache_storage' });
      await session.detach();
      idle.push(context);
    },
    close: async () => {
      pools.delete(webUrl);
      await Promise.all(idle.map((context) => context.close()));
    },
  };
}
