import { matchPath, matchRoutes } from 'react-router-dom';
import { idle, isLineGood, pageHasCome } from '../lib/line.ts';
import { paths } from '../lib/paths.ts';
import { publicRoutes } from './router.tsx';

/** Pages that a page leads to without a link. */
const leadsTo: readonly (readonly [from: string, to: string])[] = [
  [paths.login, paths.dashboard],
  [paths.register, paths.confirmEmail],
  [paths.newPatient, paths.patient(':id')],
  [paths.editPatient(':id'), paths.patient(':id')],
];

async function fetchPage(pathname: string): Promise<void> {
  const found = matchRoutes([...publicRoutes], pathname)?.at(-1)?.route;
  if (found?.path === '*') await (await import('./signed-in-routes.tsx')).fetchSignedIn(pathname);
  else await found?.handle?.();
}

let shown: string | undefined;

/**
 * Fetches the code of pages before they are opened: the pages that the shown page leads to, one after another, once it is shown and the
 * browser is idle; and a link's page as soon as the pointer is over the link. Does nothing on a slow line.
 */
export async function fetchAhead(here: { readonly key: string; readonly pathname: string }): Promise<void> {
  if (shown === undefined)
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(
        sign,
        ({ target }) => {
          const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
          if (link !== null && isLineGood()) void fetchPage(link.pathname).catch(() => undefined);
        },
        { passive: true },
      );
  shown = here.key;
  await pageHasCome();
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
  const next = leadsTo.flatMap(([from, to]) => (matchPath(from, here.pathname) === null ? [] : [to]));
  for (const pathname of new Set([...next, ...[...links].map((link) => link.pathname)])) {
    if (!isLineGood() || shown !== here.key) return;
    await fetchPage(pathname);
    await idle();
  }
}
