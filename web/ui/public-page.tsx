import type { ReactNode } from 'react';
import { useLocale } from '../lib/locale.ts';
import { Brand, TabTitle } from './brand.tsx';
import { Ground } from './ground.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OperatedBy } from './operated-by.tsx';

/** A text that anyone may read. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale();
  return (
    <Ground>
      <TabTitle of={title} />
      <header className="flex items-center justify-between px-4 py-2 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8 sm:px-6">{children}</main>
      <footer className="mx-auto max-w-3xl px-4 pb-6 sm:px-6">
        <OperatedBy />
      </footer>
    </Ground>
  );
}

/** A section of such a text. */
export const TextPart = ({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) => (
  <section className="grid gap-2" id={id}>
    <h2 className="text-lg font-semibold">{heading}</h2>
    {children}
  </section>
);
