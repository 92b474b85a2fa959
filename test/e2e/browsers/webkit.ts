import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type ConnectOverCDPTransport, type Page, webkit } from 'playwright-core';
import * as z from 'zod/mini';
import { debianEnvironment, webkitDirectory } from './debian.ts';
import { Inspector, type Message } from './inspector.ts';
import { type Automate, nativeInput } from './webkit-input.ts';

/**
 * WebKit as Debian builds it, on a display of its own. Playwright drives it as it does the web views of a telephone: by the protocol of
 * WebKit's inspector. What that protocol lacks is done here by WebKit's automation: keys, clicks and the size of the window.
 */
export async function openWebkit(display: string, baseUrl: string, size: { width: number; height: number }): Promise<BrowserContext> {
  const home = mkdtempSync(join(tmpdir(), 'afiya-webkit-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // Without this, the bar above the page does not fit a telephone.
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; font-size: 1px }');
  const { browser, ended, inspector } = await started(display, home);

  const automate = await automationOf(inspector);
  // The window that opened by itself, as long as nothing was loaded into it.
  const { handle } = await automate('createBrowsingContext', {});
  const target = await inspector.target('WebPage');
  await automate('switchToBrowsingContext', { browsingContextHandle: handle });

  const transport: ConnectOverCDPTransport = { send: () => undefined, close: () => inspector.close() };
  const send = inspector.attach(target, (message) => transport.onmessage?.(message));
  inspector.onClose(() => transport.onclose?.());
  transport.send = nativeInput({ handle, automate, send, answer: (message) => transport.onmessage?.(message) });
  const connected = await webkit.connectOverCDP(transport);
  const [context] = connected.contexts();
  const [page] = context?.pages() ?? [];
  if (context === undefined || page === undefined) throw new Error('WebKit shows no page');

  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, baseUrl).href, options);
  page.setViewportSize = async ({ width, height }) => {
    const shown = () => page.evaluate(() => [innerWidth, innerHeight] as const);
    // Above the page, the window has a bar.
    for (let bar = 0; ;) {
      await automate('setWindowFrameOfBrowsingContext', { handle, size: { width, height: height + bar } });
      const [, inner] = await shown();
      if (inner === height) return;
      bar += height - inner;
    }
  };
  await page.setViewportSize(size);
  folders.set(page, downloads);
  context.newPage = async () => page;
  context.close = async () => {
    await connected.close();
    browser.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return context;
}

/** How often a WebKit is started that ends before it listens, as happens now and then while two start at once. */
const startsMax = 3;

/** Starts a WebKit, and waits until it listens. Throws if none of some starts does. */
async function started(display: string, home: string) {
  for (let starts = 1; ; starts += 1) {
    const port = await freePort();
    const browser = spawn(join(webkitDirectory, 'MiniBrowser'), ['--automation', '--private', `--features=${features}`], {
      cwd: webkitDirectory,
      env: {
        ...debianEnvironment(),
        DISPLAY: display,
        WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        XDG_CONFIG_HOME: join(home, '.config'),
        NO_AT_BRIDGE: '1',
        GTK_A11Y: 'none',
      },
      stdio: 'ignore',
    });
    const ended = new Promise<void>((done) => browser.once('close', () => done()));
    const inspector = await Inspector.of(port, () => browser.exitCode === null && browser.signalCode === null);
    if (inspector !== undefined) return { browser, ended, inspector };
    if (starts === startsMax) throw new Error('WebKit has ended before it listened');
  }
}

const folders = new WeakMap<Page, string>();
/** The folder into which a page of WebKit downloads; undefined of the other browsers, where Playwright reports downloads. */
export const downloadsOf = (page: Page): string | undefined => folders.get(page);

/** Playwright takes it for a failure if a page gets another process. */
const features = ['CrossOriginOpenerPolicy', 'ProcessSwapOnCrossSiteNavigation'].map((name) => `-${name}`).join(',');

/** The automation of a WebKit. */
async function automationOf(inspector: Inspector): Promise<Automate> {
  const waiting = new Map<number, { resolve: (result: Message) => void; reject: (error: Error) => void }>();
  const send = inspector.attach(await inspector.target('Automation'), (message) => {
    const answer = Answer.safeParse(message).data;
    const asked = answer === undefined ? undefined : waiting.get(answer.id);
    if (answer === undefined || asked === undefined) return;
    waiting.delete(answer.id);
    if (answer.error === undefined) asked.resolve(answer.result ?? {});
    else asked.reject(new Error(answer.error.message));
  });
  let last = 0;
  return async (command, params) => {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send({ id, method: `Automation.${command}`, params });
    return answered;
  };
}

const Answer = z.object({
  id: z.number(),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});

/** A port that nobody listens on. */
const freePort = async (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? fail(new Error('no port')) : done(address.port)));
    });
  });
