import type { ReactNode } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { Brand, TabTitle } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { OperatedBy } from '../../ui/operated-by.tsx';
import { Panel } from '../../ui/panel.tsx';

interface AccountPageProps {
  readonly title: string;
  /** The tab's title, if it differs from `title`. */
  readonly tab?: string;
  readonly subtitle: string;
  readonly children: ReactNode;
  /** Instead of the operator's name. */
  readonly footer?: ReactNode;
  /** For forms with fields side by side. */
  readonly wide?: boolean;
}

/** A page for signed-out visitors: one task in a panel, in either language. */
export function AccountPage({ title, tab = title, subtitle, children, footer, wide = false }: AccountPageProps) {
  const locale = useLocale();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <TabTitle of={tab} />
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main className="grid place-items-center px-4 pb-12">
        <Panel as="div" className={`grid w-full gap-5 p-6 sm:p-8 ${wide ? 'max-w-2xl' : 'max-w-md'}`}>
          <div>
            <h1>{title}</h1>
            <p className="text-muted">{subtitle}</p>
          </div>
          {children}
        </Panel>
      </main>
      {footer ?? (
        <footer className="px-4 pb-6 text-center">
          <OperatedBy />
        </footer>
      )}
    </div>
  );
}
