import type { ReactNode } from 'react';
import { useLocale } from '../lib/locale.ts';
import { Brand, TabTitle } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A text that anyone may read. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale();
  return (
    <div className="min-h-dvh">
      <TabTitle of={title} />
      <header className="flex items-center justify-between border-b bg-surface px-4 py-2 sm:px-6">
        <Brand locale={locale} />
        <LanguageSwitch />
      </header>
      <main className="mx-auto grid max-w-3xl gap-6 px-4 py-8 sm:px-6">{children}</main>
    </div>
  );
}

/** A section of such a text. */
export const TextPart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="text-lg font-semibold">{heading}</h2>
    {children}
  </section>
);
