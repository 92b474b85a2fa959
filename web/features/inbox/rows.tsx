import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, createContext, useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Pages } from '../../lib/pages.ts';
import { whenMeant } from '../../lib/press.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Further } from '../../ui/paged.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { ReadingList, ReadingPane } from '../../ui/reading-pane.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHeld } from './use-held.ts';
import { useKeys } from './use-keys.ts';
import { useHasRoom, useSelected } from './use-selected.ts';

/** What is read about a row before it is decided. */
interface Pane {
  /** What is found, below the patient's name. */
  readonly finding?: ReactNode;
  /** The details of a row that has less room beside its pane. */
  readonly details: ReactNode;
  readonly shown: ReactNode;
}

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
  /** What is read beside the list or, without room there, below the row. */
  readonly pane?: Pane;
  /** It is done, and stays in its place while the page is open. */
  readonly isDone?: boolean;
}

/** Whether the selection rests: what a pane asked for on the way there would be in the access log. */
const Settled = createContext(true);
export const useIsSettled = (): boolean => useContext(Settled);

interface RowsProps {
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly failure: string | undefined;
  readonly onRetry: () => unknown;
  readonly children?: ReactNode;
}

interface PagedRowsProps<One> {
  readonly pages: Pages<One>;
  readonly failed: string;
  /** The rows of what is loaded. */
  readonly children: (loaded: readonly One[]) => readonly Row[];
}

/** What waits in a group that is read page by page. */
export const PagedRows = <One,>({ pages, failed, children }: PagedRowsProps<One>) => (
  <Rows rows={pages.rows && children(pages.rows)} failure={pages.error === null ? undefined : failed} onRetry={pages.retry}>
    {pages.rows !== undefined &&
      (pages.error === null ? <Further pages={pages} more={m.pagesMore()} /> : <Failure text={failed} onRetry={pages.retry} />)}
  </Rows>
);

/** What waits in a group, one row below the other. */
export function Rows({ rows, failure, onRetry, children }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const waiting = rows ?? [];
  const shown = useHeld(waiting, place);
  const hasRoom = useHasRoom();
  const hasPanes = shown.some(({ pane }) => pane !== undefined);
  const { selected, select } = useSelected({ list: place, shown, waiting, isAlways: hasRoom && hasPanes });
  useKeys(place, select);
  const isSettled = useSettled(selected ?? '') === selected;
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
        <Settled value={isSettled}>
          <ReadingList>
            <Lines>
              {shown.map((row) => (
                <OneRow key={row.id} row={row} hasRoom={hasRoom} isSelected={row.id === selected} select={select} />
              ))}
            </Lines>
          </ReadingList>
        </Settled>
      )}
      {children}
    </div>
  );
}

interface OneRowProps {
  readonly row: Row;
  readonly hasRoom: boolean;
  readonly isSelected: boolean;
  readonly select: (id: string | undefined) => void;
}

function OneRow({ row, hasRoom, isSelected, select }: OneRowProps) {
  const { id, name, to, about, title, details, act, more, below, pane, isDone = false } = row;
  const run = (event: MouseEvent) => {
    if (act !== undefined) whenMeant(id, event.nativeEvent, act.run);
  };
  const isNarrow = hasRoom && pane !== undefined;
  const isOpen = isSelected && pane !== undefined;
  const page = (shown: ReactNode) =>
    to === undefined ? (
      shown
    ) : (
      <TextLink as={Link} to={to} data-open className="inline-block min-h-6">
        {shown}
      </TextLink>
    );
  return (
    <li data-row={id} tabIndex={-1} data-done={isDone} aria-current={isOpen ? true : undefined} className="grid gap-3 px-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className={isNarrow ? 'grid min-w-0 flex-1 gap-0.5' : 'grid min-w-48 flex-1 gap-0.5'}>
          {isDone ? <s className="text-muted">{title}</s> : title}
          {name !== undefined && (
            <span>
              {isNarrow ? (
                <button type="button" className="min-h-6 text-start font-medium" onClick={() => select(id)}>
                  <bdi>{name}</bdi>
                </button>
              ) : (
                page(<bdi>{name}</bdi>)
              )}
            </span>
          )}
          {details !== undefined && <span className="text-sm text-muted">{isNarrow ? pane.details : details}</span>}
        </div>
        <span className="flex flex-wrap gap-2">
          {more}
          {pane !== undefined && !hasRoom && (
            <Button
              look="ghost"
              aria-expanded={isSelected}
              aria-label={`${m.inboxDetails()}${m.listComma()}${about}`}
              onClick={() => select(isSelected ? undefined : id)}
            >
              {m.inboxDetails()}
            </Button>
          )}
          {act !== undefined &&
            (isNarrow ? (
              <IconButton data-act title={act.name} aria-label={`${act.name}${m.listComma()}${about}`} onClick={run}>
                <Check aria-hidden="true" />
              </IconButton>
            ) : (
              <Button data-act aria-label={`${act.name}${m.listComma()}${about}`} onClick={run}>
                {act.name}
              </Button>
            ))}
        </span>
      </div>
      {below}
      {isOpen && (
        <ReadingPane
          title={
            <>
              {hasRoom ? page(<bdi>{name}</bdi>) : <bdi>{name}</bdi>}
              {pane.finding}
            </>
          }
          action={
            hasRoom &&
            act !== undefined && (
              <Button look="primary" onClick={run}>
                {act.name}
              </Button>
            )
          }
        >
          {pane.shown}
        </ReadingPane>
      )}
    </li>
  );
}
