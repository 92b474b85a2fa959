import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { Panel } from './panel.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import './page-frame.css';

const times = (count: number, part: ReactNode): ReactNode => Array.from({ length: count }, (_, index) => <div key={index}>{part}</div>);

const field = (
  <div className="grid gap-1.5">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-11" />
  </div>
);
const card = (lines: number) => (
  <Panel as="div" className="grid content-start gap-3 p-5">
    <Skeleton className="h-7 w-40" />
    {times(lines, <Skeleton className="h-10" />)}
  </Panel>
);
const figure = (
  <Panel as="div" className="grid gap-1 p-4">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-8 w-16" />
    <Skeleton className="h-6 w-28" />
  </Panel>
);
const halves = (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    {card(6)}
    {card(6)}
  </div>
);
const mainAndAside = (
  <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    {card(5)}
    {card(3)}
  </div>
);
const figures = <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">{times(4, figure)}</div>;
const form = (
  <Panel as="div" className="grid gap-6 p-5 sm:p-6">
    <Skeleton className="h-7 w-52" />
    <div className="grid gap-5 sm:grid-cols-2">{times(8, field)}</div>
  </Panel>
);

/** The kinds of pages, with their placeholders. */
const shapes = {
  home: mainAndAside,
  overview: (
    <>
      {figures}
      {mainAndAside}
    </>
  ),
  day: (
    <>
      {figures}
      {halves}
    </>
  ),
  table: (
    <>
      <div className="grid gap-3 sm:grid-cols-2">{times(2, field)}</div>
      <Panel as="div" className="divide-y">
        <div className="h-13" />
        {times(
          10,
          <div className="flex h-45 items-center justify-between gap-4 px-4 sm:h-22">
            <Skeleton className="h-10 w-2/5" />
            <Skeleton className="h-5 w-1/5" />
          </div>,
        )}
      </Panel>
    </>
  ),
  lines: card(8),
  /** Lines as wide as the window. */
  wide: card(8),
  record: (
    <>
      <Skeleton className="h-24" />
      {halves}
    </>
  ),
  form,
  narrowForm: <div className="max-w-2xl">{form}</div>,
  wizard: (
    <>
      <Skeleton className="h-8" />
      {form}
    </>
  ),
  message: card(2),
} as const satisfies Record<string, ReactNode>;

/** The kind of the page that is loading. */
export type Shape = keyof typeof shapes;

/** A placeholder for a page's content. */
export const Placeholders = ({ shape }: { shape: Shape }) => <Loading className="grid gap-5">{shapes[shape]}</Loading>;

interface PageFrameProps {
  readonly title: string;
  readonly shape: Shape;
  /** Whether there is a button beside the heading. */
  readonly hasAction: boolean;
}

/** A page whose code is loading, with its known parts, each in its place. */
export const PageFrame = ({ title, shape, hasAction }: PageFrameProps) => (
  <div className="page-frame" aria-busy="true">
    <Page title={title} isWide={shape === 'wide'} actions={hasAction && <Skeleton className="h-11 w-44" />}>
      <Placeholders shape={shape} />
    </Page>
  </div>
);
