import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isMeant } from '../../lib/press.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHeld } from './use-held.ts';
import { useKeys } from './use-keys.ts';

/** A row of the inbox. */
export interface Row {
  readonly id: string;
  /** What it is about: the patient's name, which opens the page of `to`. */
  readonly name?: string;
  readonly to?: string;
  /** What E and Enter name for screen readers: what the row's buttons act on. */
  readonly about: string;
  readonly title?: ReactNode;
  readonly details?: ReactNode;
  /** What E does, also a button. */
  readonly act?: { readonly name: string; readonly run: () => void } | undefined;
  /** What else can be done. */
  readonly more?: ReactNode;
  /** A form that opened below. */
  readonly below?: ReactNode;
  /** It is done, and stays in its place while the page is open. */
  readonly isDone?: boolean;
}

interface RowsProps {
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly failure: string | undefined;
  readonly onRetry: () => unknown;
  readonly children?: ReactNode;
}

/** What waits in a group, one row below the other. */
export function Rows({ rows, failure, onRetry, children }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useHeld(rows ?? [], place);
  useKeys(place);
  return (
    <div ref={place} data-list tabIndex={-1} className="grid gap-3">
      {rows === undefined ? (
        failure === undefined ? (
          <Placeholders shape="lines" />
        ) : (
          <Failure text={failure} onRetry={onRetry} />
        )
      ) : shown.length === 0 ? (
        <p className="py-6 text-center text-muted">{m.inboxNothing()}</p>
      ) : (
        <Lines>
          {shown.map((row) => (
            <OneRow key={row.id} row={row} />
          ))}
        </Lines>
      )}
      {children}
    </div>
  );
}

function OneRow({ row: { id, name, to, about, title, details, act, more, below, isDone = false } }: { readonly row: Row }) {
  const run = (event: MouseEvent) => {
    if (act !== undefined && isMeant(id, event)) act.run();
  };
  return (
    <li data-row tabIndex={-1} data-done={isDone} className="grid scroll-my-24 gap-3 px-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-52 flex-1 gap-0.5">
          {isDone ? <s className="text-muted">{title}</s> : title}
          {name !== undefined && (
            <span>
              {to === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <TextLink as={Link} to={to} data-open className="inline-block min-h-6">
                  <bdi>{name}</bdi>
                </TextLink>
              )}
            </span>
          )}
          {details !== undefined && <span className="text-sm text-muted">{details}</span>}
        </div>
        <span className="flex flex-wrap gap-2">
          {more}
          {act !== undefined && (
            <Button data-act aria-label={`${act.name}${m.listComma()}${about}`} onClick={run}>
              {act.name}
            </Button>
          )}
        </span>
      </div>
      {below}
    </li>
  );
}
