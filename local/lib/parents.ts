import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const lookEveryMs = 1000;

/** The parent of a process; 0 if it has none, or is gone. */
const parentOf = (pid: number): number => {
  // Slim images have no ps.
  if (!existsSync('/proc/self/stat')) return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  try {
    // man proc: the name is in parentheses and may contain any character; the parent is the second field after it.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
};

/**
 * Calls back once when the process that started this one is gone, because npm, when it is ended, leaves what it started running. Never calls
 * back for a process that was started detached.
 */
export function whenParentIsGone(gone: () => void): void {
  const { ppid: parent } = process;
  const isDetached = (pid: number): boolean => pid <= 1;
  if (isDetached(parent)) return;
  // Between npm and its script is a shell, which outlives npm.
  const before = process.env['npm_lifecycle_event'] === undefined ? 0 : parentOf(parent);
  const look = setInterval(() => {
    if (process.ppid === parent && (isDetached(before) || parentOf(parent) === before)) return;
    clearInterval(look);
    gone();
  }, lookEveryMs).unref();
}
