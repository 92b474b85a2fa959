// Installs the locked dependencies when they are not there or the lockfile changed. Runs before anything is installed, on
// whatever Node the machine has, so it is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // On another Node, npm leaves out the packages with compiled code that do not support it, without a word. Once installed, everything runs
  // on the Node among the packages.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
    console.error(`Node 20.19, 22.12 or newer is needed to install the packages, and this is ${process.versions.node}.`);
    process.exit(1);
  }
  console.log('Installing dependencies …');
  // Not `npm ci`: it fails if a registry mirror lacks an optional binary for another platform.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the messages above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
