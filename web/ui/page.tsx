import { type ReactNode, useEffect } from 'react';

/** A page: its title in the tab, its one heading, and what is on it. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Afiya`;
  }, [title]);
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** Something could not be shown: what, and the way on. */
export function Failure({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div role="alert" className="notice flex flex-wrap items-center justify-between gap-3">
      <span>{text}</span>
      {action}
    </div>
  );
}
