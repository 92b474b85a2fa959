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

/** Where a link leads, or a button that changes something first and says where it leads. */
const leadsOf = (element: HTMLElement): string =>
  element.dataset['leadsTo'] ?? new URL(element.getAttribute('href') ?? '', location.href).pathname;
const button = '[data-leads-to]';
const link = 'a[href^="/"]';

/**
 * Fetches the code of pages before they are opened: the pages that the shown page leads to, one after another, buttons' before links', once
 * it is shown and the browser is idle; and the page of a link or button as soon as the pointer is over it. Does nothing on a slow line.
 */
export async function fetchAhead(here: { readonly key: string; readonly pathname: string }): Promise<void> {
  if (shown === undefined)
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(
        sign,
        ({ target }) => {
          const lead = target instanceof Element ? target.closest<HTMLElement>(`${button}, ${link}`) : null;
          if (lead !== null && isLineGood()) void fetchPage(leadsOf(lead)).catch(() => undefined);
        },
        { passive: true },
      );
  shown = here.key;
  await pageHasCome();
  const leads = [button, link].flatMap((kind) => [...document.querySelectorAll<HTMLElement>(`main ${kind}`)]);
  const next = leadsTo.flatMap(([from, to]) => (matchPath(from, here.pathname) === null ? [] : [to]));
  for (const pathname of new Set([...next, ...leads.map(leadsOf)])) {
    if (!isLineGood() || shown !== here.key) return;
    await fetchPage(pathname);
    await idle();
  }
}
