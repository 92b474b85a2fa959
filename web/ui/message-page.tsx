import type { ReactNode } from 'react';
import { useLocale } from '../lib/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Brand, TabTitle } from './brand.tsx';
import { Button } from './button.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A full screen with one message and the way on. */
export function MessagePage({ title, text, children, below }: { title: string; text: string; children: ReactNode; below?: ReactNode }) {
  const locale = useLocale();
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 px-6 py-10">
      <TabTitle of={title} />
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
        <Brand locale={locale} />
        <LanguageSwitch />
      </div>
      <h1>{title}</h1>
      <p className="text-muted">{text}</p>
      <p className="flex flex-wrap gap-3">{children}</p>
      {below}
    </main>
  );
}

/** Reloads the application. */
export const Reload = () => (
  <Button look="primary" onClick={() => location.reload()}>
    {m.retry()}
  </Button>
);
