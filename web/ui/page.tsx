import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { TabTitle } from './brand.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PageProps {
  readonly title: string;
  /** The tab's title, if it says more than the heading. */
  readonly tab?: string;
  /** Content above the heading. */
  readonly banner?: ReactNode;
  readonly isHeadingInBanner?: boolean;
  readonly actions?: ReactNode;
  /** Whether it takes all the width there is, as a board of columns does. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page: its tab title, its one heading, and its content. */
export function Page({ title, tab = title, banner, isHeadingInBanner = false, actions, isWide = false, children }: PageProps) {
  return (
    <div className={`mx-auto grid w-full gap-5 px-4 py-6 sm:px-6 ${isWide ? '' : 'max-w-6xl'}`}>
      <TabTitle of={tab} />
      {banner}
      {(!isHeadingInBanner || Boolean(actions)) && (
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {!isHeadingInBanner && (
            <h1>
              <bdi>{title}</bdi>
            </h1>
          )}
          {actions}
        </header>
      )}
      {children}
    </div>
  );
}

/** The error of content that could not be shown, and a button to try again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <Notice as="div" className="flex flex-wrap items-center justify-between gap-3">
      <span>{text}</span>
      <Button onClick={() => void onRetry()}>{m.retry()}</Button>
    </Notice>
  );
}
