import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const libraries = 'usr/lib/x86_64-linux-gnu';

/** What this file does to the packages is part of the name, so that a change of it unpacks them anew. */
const directory = `${root}.build/debian-${createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 8)}`;

export const firefoxDirectory = join(directory, 'usr/lib/firefox-esr');
export const webkitDirectory = join(directory, libraries, 'webkit2gtk-4.1');

/** The server of a display that shows nothing. */
export const displayServer = join(directory, 'usr/bin/Xvfb');

/** Whether this machine can have Debian's browsers; others need its libraries. */
export const hasDebian = (): boolean => process.arch === 'x64' && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

/** With which programs of the packages find each other. */
export const debianEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${directory}/usr/bin:${process.env['PATH']}`,
  LD_LIBRARY_PATH: ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu'].map((path) => join(directory, path)).join(':'),
  FONTCONFIG_FILE: join(directory, 'fonts.conf'),
});

/** The keyboard's definitions: the machine's, or the packages'. */
export const keyboards = (): string => ['', directory].map((at) => `${at}/usr/share/X11/xkb`).find((path) => existsSync(path)) ?? '';

/**
 * Unpacks the machine's release of Firefox ESR, WebKit and a display for it from Debian's packages, once and without root: nothing is
 * installed. The newest that Debian has, because it keeps no other; `rm -r .build/debian-*` has them fetched again.
 */
export async function unpackDebian(): Promise<void> {
  if (existsSync(directory)) return;
  mkdirSync(`${root}.build`, { recursive: true });
  const unpacked = mkdtempSync(`${directory}-`);
  try {
    const apt = join(unpacked, 'apt');
    for (const folder of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(apt, folder), { recursive: true });
    const settings = {
      'Dir::State::Lists': `${apt}/lists`,
      'Dir::Cache': `${apt}/cache`,
      'Debug::NoLocking': '1',
      'APT::Sandbox::User': '',
      'APT::Install-Recommends': '0',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    await run('apt-get', [...options, '-q', 'update']);
    // Those three even if the machine has them; of the others, what it lacks.
    const wanted = ['firefox-esr', 'libwebkit2gtk-4.1-0', 'xvfb'];
    await run('apt-get', [...options, '-q', '-y', '--download-only', '--reinstall', 'install', ...wanted]);
    for (const file of globSync(`${apt}/cache/archives/*.deb`)) await run('dpkg-deb', ['-x', file, unpacked]);
    rmSync(apt, { recursive: true });
    findInPlace(unpacked);
    teachFirefox(unpacked);
    writeFileSync(join(unpacked, 'fonts.conf'), fontsConfig);
    renameSync(unpacked, directory);
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(directory)) throw error;
  }
}

/** Has programs find their parts where they were unpacked: paths in them are replaced by ones of the same length. */
function findInPlace(unpacked: string): void {
  const installed = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1';
  // WebKit starts in that folder.
  replaceIn(join(unpacked, libraries, 'libwebkit2gtk-4.1.so.0'), installed, '.'.padEnd(installed.length, '/'));
  // An empty path is that of the environment.
  replaceIn(join(unpacked, 'usr/bin/Xvfb'), '\0/usr/bin\0', '\0\0usr/bin\0');
}

function replaceIn(file: string, from: string, to: string): void {
  const bytes = readFileSync(file);
  const found = bytes.indexOf(from);
  if (found < 0) throw new Error(`${file} does not contain ${from}`);
  for (let at = found; at >= 0; at = bytes.indexOf(from, at)) at += bytes.write(to, at);
  writeFileSync(file, bytes);
}

/** Firefox lacks one command of WebDriver BiDi, by which Playwright asks each profile for no particular colours. */
function teachFirefox(unpacked: string): void {
  const firefox = join(unpacked, 'usr/lib/firefox-esr');
  const settings = { 'general.config.filename': 'afiya.cfg', 'general.config.obscure_value': 0, 'general.config.sandbox_enabled': false };
  const lines = Object.entries(settings).map(([name, value]) => `pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(firefox, 'defaults/pref/autoconfig.js'), ['//', ...lines].join('\n'));
  const module = 'chrome://remote/content/webdriver-bidi/modules/root/emulation.sys.mjs';
  const taught = `const { emulation } = ChromeUtils.importESModule("${module}");
emulation.prototype.setMediaFeaturesOverride ??= async () => ({});`;
  // The first line is not read.
  writeFileSync(join(firefox, 'afiya.cfg'), `//\n${taught}`);
}

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>${directory}/usr/share/fonts</dir><cachedir>${directory}/fonts-cache</cachedir></fontconfig>`;
