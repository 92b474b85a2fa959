import { useQuery } from '@tanstack/react-query';
import { CircleUser, LogOut, Menu, Search, Settings, UserRound, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { nameIn } from '#contract/patient/name-in.ts';
import { ownLinksQuery } from '../features/links/queries.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Brand, Mark } from '../ui/brand.tsx';
import { PageAndBeside } from '../ui/page-and-beside.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Ground } from '../ui/ground.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { MenuItem } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { TabBar } from '../ui/tab-bar.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { arriving } from '../lib/arriving.tsx';
import { useLocale } from '../lib/locale.ts';
import { CommandPalette } from './command-palette.tsx';
import { paths } from '../lib/paths.ts';
import { useScroll } from './scroll.ts';
import type { Person } from '../lib/session.ts';
import { leave } from '../lib/session-end.ts';
import { ownEntries } from './navigation.ts';
import { SearchBox } from './quick-search.tsx';
import { NarrowSidebar, Sidebar } from './sidebar.tsx';
import { Workplace } from './workplace-arriving.ts';
import { useStartedExports } from '../lib/started-exports.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { useTabbedPatient } from '../lib/tabbed-patient.ts';
import { useOwnAddress } from './use-led-to.ts';

const Nothing = () => null;
/** The place of the bell, whose code comes after the page's. */
const BellPlace = () => <span className="w-11" />;
const Notifications = arriving(async () => (await import('./notifications.tsx')).Notifications, BellPlace);
const MenuOfDuty = arriving(async () => (await import('./menu-of-duty.ts')).MenuOfDuty, Nothing);
const DespiteDialog = arriving(async () => (await import('./despite-dialog.tsx')).DespiteDialog, Nothing);
const ExportsPanel = arriving(async () => (await import('../features/patients/exports-panel.tsx')).ExportsPanel, Nothing);

/** Signs out and reports the outcome. */
export async function signOut(): Promise<void> {
  try {
    await leave();
    toast.success(m.signedOut());
  } catch {
    toast.error(m.signOutFailed());
  }
}

/** The frame of every signed-in page. */
export function Shell({ person }: { person: Person }) {
  const locale = useLocale();
  const { pathname, hash, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [palette, setPalette] = useState(false);
  const exporting = useStartedExports().length > 0;
  const isStaff = useIsStaff();
  const patientId = useTabbedPatient();
  const isNarrow = isStaff && (patientId !== undefined || pathname === paths.appointments);
  useScroll(main);
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const namesPart = hash !== '' && before.key !== key;
    const focusPart = (): boolean => {
      const part = document.getElementById(hash.slice(1));
      part?.focus();
      return part !== null;
    };
    // Screen readers should read a new page from its start, or from the part that a link names, not from where the link was.
    if (namesPart && focusPart()) return undefined;
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
    if (!namesPart || main.current === null) return undefined;
    // The part may appear later, with the page's code.
    const arrival = new MutationObserver(() => {
      if (focusPart()) arrival.disconnect();
    });
    arrival.observe(main.current, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname, hash, key]);
  useEffect(() => {
    if (!isStaff) return undefined;
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPalette(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [isStaff]);
  const Root = isStaff ? 'div' : Ground;
  return (
    <Root
      className={
        isNarrow ? 'min-h-dvh lg:grid lg:grid-cols-[5.75rem_minmax(0,1fr)]' : 'min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]'
      }
    >
      <SkipLink />
      {isStaff && <DespiteDialog />}
      <nav aria-label={m.navMain()} className="hidden border-e bg-surface lg:block">
        {isNarrow ? (
          <div className="sticky top-0 flex h-dvh flex-col gap-3 overflow-y-auto py-3">
            <span className="self-center">
              <Mark size={30} />
            </span>
            <NarrowSidebar />
          </div>
        ) : (
          <div className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto p-4">
            <Brand locale={locale} />
            <Sidebar />
          </div>
        )}
      </nav>
      <div className="flex min-w-0 flex-col max-lg:min-h-dvh">
        <TopBar look={isStaff ? 'plain' : 'ground'}>
          {isStaff ? (
            <>
              <Drawer />
              <SearchBox />
            </>
          ) : (
            <span className="ps-1 sm:ps-0 lg:hidden">
              <Brand locale={locale} />
            </span>
          )}
          <span className="ms-auto flex items-center sm:gap-1">
            {isStaff && (
              <Button look="ghost" className="min-w-11 px-2 sm:hidden" aria-label={m.quickSearch()} onClick={() => setPalette(true)}>
                <Search aria-hidden="true" />
              </Button>
            )}
            <LanguageSwitch />
            <Notifications />
            <UserMenu person={person} />
          </span>
        </TopBar>
        <div className="sticky top-14 z-9">
          <OfflineBar />
        </div>
        {isStaff && <MenuOfDuty />}
        {exporting && <ExportsPanel />}
        <PageAndBeside>
          <main ref={main} id="content" tabIndex={-1} className="outline-none">
            <Outlet />
          </main>
          {isStaff && patientId !== undefined && <Workplace key={patientId} patientId={patientId} />}
        </PageAndBeside>
        {!isStaff && <OwnTabs />}
      </div>
      {palette && <CommandPalette onClose={() => setPalette(false)} />}
    </Root>
  );
}

/** The staff's navigation on a phone, over the page. */
function Drawer() {
  const locale = useLocale();
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="ghost" className="min-w-11 px-2 lg:hidden" aria-label={m.navOpen()} onClick={() => drawer.current?.showModal()}>
        <Menu aria-hidden="true" />
      </Button>
      <Dialog ref={drawer} look="drawer" closedby="any" aria-label={m.navMain()}>
        <nav aria-label={m.navMain()} className="flex min-h-dvh flex-col gap-5 p-4">
          <div className="flex items-center justify-between">
            <Brand locale={locale} />
            <Button look="ghost" className="min-w-11 px-2" aria-label={m.navClose()} onClick={() => drawer.current?.close()}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <Sidebar onLeave={() => drawer.current?.close()} />
        </nav>
      </Dialog>
    </>
  );
}

/** A patient's navigation on a phone. */
function OwnTabs() {
  const ownAddress = useOwnAddress();
  return (
    <TabBar
      label={m.navMain()}
      tabs={ownEntries.map((entry) => ({ path: entry.path, to: ownAddress(entry), name: (entry.tab ?? entry.name)(), icon: entry.icon }))}
    />
  );
}

function UserMenu({ person }: { person: Person }) {
  const locale = useLocale();
  const { data: links = [] } = useQuery({ ...ownLinksQuery, enabled: !useIsStaff() });
  // The record knows the name in both scripts.
  const own = links.find(({ relation }) => relation === 'self');
  const name = own === undefined ? `${person.firstName} ${person.lastName}`.trim() : nameIn(own.patient, locale);
  return (
    <Popover label={m.userMenu()} button={<CircleUser aria-hidden="true" />}>
      <div className="border-b px-3 py-2">
        {name !== '' && (
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          <bdi className="break-all">{person.email}</bdi>
        </p>
      </div>
      <ul className="grid gap-1 p-1">
        <li>
          <MenuItem as={Link} to={paths.settings}>
            <UserRound size={20} aria-hidden="true" />
            {m.profile()}
          </MenuItem>
        </li>
        <li>
          <MenuItem as={Link} to={paths.settings}>
            <Settings size={20} aria-hidden="true" />
            {m.navSettings()}
          </MenuItem>
        </li>
        <li>
          <MenuItem as="button" onClick={() => void signOut()}>
            <LogOut size={20} aria-hidden="true" className="rtl:-scale-x-100" />
            {m.signOut()}
          </MenuItem>
        </li>
      </ul>
    </Popover>
  );
}
