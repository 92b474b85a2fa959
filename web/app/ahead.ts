import { matchPath, matchRoutes } from 'react-router-dom';
import { idle, isLineGood, pageHasCome } from '../lib/line.ts';
import { paths } from '../lib/paths.ts';
import { knowSignedIn, router } from './router.tsx';

/** Pages that a page leads to without a link. */
const leadsTo: readonly (readonly [from: string, to: string])[] = [
  [paths.login, paths.dashboard],
  [paths.register, paths.confirmEmail],
  [paths.newPatient, paths.patient(':id')],
  [paths.editPatient(':id'), paths.patient(':id')],
];

/**
 * Fetches the code of pages before they are opened: the pages that the current page leads to, one after another, once it is shown and the
 * browser is idle; and a link's page as soon as the pointer is over the link. Does nothing on a slow line.
 */
export function fetchAhead(): void {
  const fetchPage = async (pathname: string): Promise<void> => {
    for (const { route } of matchRoutes(router.routes, pathname) ?? [])
      // The router forgets this function once it has opened the page.
      if (route.path !== '*' && typeof route.lazy === 'function') await (await route.lazy()).handle;
  };

  let left = router.state.location;
  const fetchNext = async (): Promise<void> => {
    const here = router.state.location;
    await pageHasCome();
    if (!isLineGood()) return;
    await knowSignedIn();
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
    const next = leadsTo.flatMap(([from, to]) => (matchPath(from, here.pathname) === null ? [] : [to]));
    for (const pathname of new Set([...next, ...[...links].map((link) => link.pathname)])) {
      if (!isLineGood() || router.state.location !== here) return;
      await fetchPage(pathname);
      await idle();
    }
  };
  void fetchNext();
  router.subscribe(({ location }) => {
    if (location === left) return;
    left = location;
    void fetchNext();
  });

  const point = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link !== null && isLineGood()) void fetchPage(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, point, { passive: true });
}
