import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A page: its title in the tab, its one heading, and what is on it. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 py-6 sm:px-6">
      <title>{`${title} · Afiya`}</title>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** Something could not be shown: what, and how to try again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <Notice as="div" className="flex flex-wrap items-center justify-between gap-3">
      <span>{text}</span>
      <Button onClick={() => void onRetry()}>{m.retry()}</Button>
    </Notice>
  );
}
