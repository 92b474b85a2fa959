import type { ReactNode } from 'react';
import { browserMark } from '../../lib/browser-mark.ts';
import { useLocale } from '../../lib/locale.ts';
import { Brand, TabTitle } from '../../ui/brand.tsx';
import { Ground } from '../../ui/ground.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { OperatedBy } from '../../ui/operated-by.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skyline } from '../../ui/skyline.tsx';

interface AccountPageProps {
  readonly title: string;
  /** The tab's title, if it differs from `title`. */
  readonly tab?: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  /** Instead of the operator's name. */
  readonly footer?: ReactNode;
  /** For those who come for something else. */
  readonly beside?: ReactNode;
  /** For forms with fields side by side. */
  readonly wide?: boolean;
}

/** A page for signed-out visitors: one task in a panel, in either language. */
export function AccountPage({ title, tab = title, subtitle, children, footer, beside, wide = false }: AccountPageProps) {
  const locale = useLocale();
  // Who has signed in here before comes to sign in.
  const isKnown = browserMark() !== null;
  return (
    <Ground className="grid grid-rows-[auto_1fr]">
      <TabTitle of={tab} />
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main
        className={
          beside
            ? 'grid items-center justify-items-center gap-x-16 gap-y-10 px-4 pb-12 lg:grid-cols-2 lg:px-12'
            : 'grid place-items-center px-4 pb-12'
        }
      >
        {!isKnown && beside}
        <Panel as="div" className={`grid w-full gap-5 p-6 sm:p-8 ${wide ? 'max-w-2xl' : 'max-w-md'}`}>
          <div>
            <h1>{title}</h1>
            <p className="text-muted">{subtitle}</p>
          </div>
          {children}
        </Panel>
        {isKnown && beside}
      </main>
      {beside && <Skyline />}
      {footer ?? (
        <footer className="px-4 pb-6 text-center">
          <OperatedBy />
        </footer>
      )}
    </Ground>
  );
}
