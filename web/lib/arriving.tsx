import { type ComponentType, useEffect, useState } from 'react';

/** A reload fetches the current build's files, but never twice within this time: a broken build must not reload forever. */
const reloadsAtMostEveryMs = 60_000;
const reloadedKey = 'afiya.reloaded';
const triesAgainAfterMs = 5000;

const answers = (): Promise<boolean> =>
  // On a line that died, a request may wait for minutes, also once the line is back.
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(triesAgainAfterMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
const connection = (): Promise<void> =>
  new Promise((done) => {
    addEventListener('online', () => done(), { once: true });
    setTimeout(done, triesAgainAfterMs);
  });

/** Reloads the page, which keeps its drafts; returns false if that was just tried. */
function reload(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadsAtMostEveryMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return true;
}

/**
 * Loads code. Waits for a connection if there is none. If only the code is missing, a newer build has replaced it, and the page reloads.
 * @throws the import's error if a reload did not help
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (!(await answers())) {
        await connection();
        continue;
      }
      failures += 1;
      if (failures > 1) {
        if (!reload()) throw error;
        return new Promise(() => undefined);
      }
    }
  }
}

/**
 * A component whose code is loaded when it is first shown; until then, and while offline, `Waiting` is shown. `ahead` fetches the code
 * earlier, if possible.
 */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType<Props>) {
  let arrived: ComponentType<Props> | undefined;
  let arrival: Promise<ComponentType<Props>> | undefined;
  const ahead = async (): Promise<void> => {
    arrived ??= await load().catch(() => undefined);
  };
  function Arriving(props: Props) {
    const [Shown, setShown] = useState(() => arrived ?? Waiting);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let isWanted = true;
      arrival ??= persistently(load);
      arrival.then(
        (Component) => {
          arrived = Component;
          if (isWanted) setShown(() => Component);
        },
        (error: unknown) => isWanted && setFailure(error instanceof Error ? error : new Error('the code is missing')),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (failure !== undefined) throw failure;
    return <Shown {...props} />;
  }
  return Object.assign(Arriving, { ahead });
}
