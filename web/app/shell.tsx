import { LogOut, Users } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import { NavLink, Outlet } from 'react-router-dom';
import { Brand } from '../ui/brand.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { useSession } from './guard.tsx';
import { useLocale, useMessages } from './locale.ts';
import { paths } from './paths.ts';
import { leave } from './session.ts';

/** What every signed-in page stands in. */
export function Shell() {
  const m = useMessages();
  const locale = useLocale();
  const session = useSession();
  const signOut = async () => {
    try {
      await leave();
      toast.success(m.signedOut());
    } catch {
      toast.error(m.signOutFailed());
    }
  };
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[16rem_1fr]">
      <a className="skip-link" href="#content">
        {m.skipToContent()}
      </a>
      <nav
        aria-label={m.navMain()}
        className="flex items-center gap-2 border-b px-4 py-2 md:min-h-dvh md:flex-col md:items-stretch md:gap-6 md:border-e md:border-b-0 md:px-4 md:py-5"
        style={{ borderColor: 'var(--line)', background: 'var(--surface)' }}
      >
        <Brand locale={locale} />
        <NavLink
          to={paths.patients}
          className="flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium"
          style={({ isActive }) => (isActive ? { background: 'var(--accent-tint)', color: 'var(--accent-text)' } : {})}
        >
          <Users size={20} aria-hidden="true" />
          {m.navPatients()}
        </NavLink>
      </nav>
      <div className="flex min-w-0 flex-col">
        <header
          className="flex items-center justify-end gap-1 border-b px-4 py-2 sm:gap-3 sm:px-6"
          style={{ borderColor: 'var(--line)', background: 'var(--surface)' }}
        >
          {session.status === 'signed-in' && (
            <span className="me-auto hidden truncate text-sm sm:inline" style={{ color: 'var(--muted-text)' }}>
              <bdi>{session.person.email}</bdi>
            </span>
          )}
          <LanguageSwitch />
          <button type="button" className="button button--ghost" onClick={() => void signOut()}>
            <LogOut size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            {m.signOut()}
          </button>
        </header>
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
