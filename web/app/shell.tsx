import { LogOut, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { Brand } from '../ui/brand.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { useLocale } from './locale.ts';
import { paths } from './paths.ts';
import { type Person, leave } from './session.ts';

/** Signs out and says so. */
export async function signOut(): Promise<void> {
  try {
    await leave();
    toast.success(m.signedOut());
  } catch {
    toast.error(m.signOutFailed());
  }
}

/** What every signed-in page stands in. */
export function Shell({ person }: { person: Person }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A new page is read from its beginning, not from where the link was.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <a className="skip-link" href="#content">
        {m.skipToContent()}
      </a>
      <nav aria-label={m.navMain()} className="side border-b md:border-e md:border-b-0">
        <div className="flex items-center justify-between gap-4 px-4 py-2 md:sticky md:top-0 md:flex-col md:items-stretch md:gap-6 md:py-5">
          <Brand locale={locale} />
          <NavLink to={paths.patients} className="nav-link">
            <Users size={20} aria-hidden="true" />
            {m.navPatients()}
          </NavLink>
        </div>
      </nav>
      <div className="flex min-w-0 flex-col">
        <header className="side flex items-center justify-end gap-1 border-b px-4 py-1.5 sm:gap-2 sm:px-6">
          <bdi className="me-auto min-w-0 truncate text-sm text-muted">{person.email}</bdi>
          <LanguageSwitch />
          <button type="button" className="button button--ghost" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
            {m.signOut()}
          </button>
        </header>
        <main ref={main} id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </div>
  );
}
