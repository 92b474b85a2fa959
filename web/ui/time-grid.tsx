import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PopoverPanel } from './popover.tsx';
import type { Tone } from './tone.ts';
import './time-grid.css';
import './tone.css';

/** A stretch of a column, in steps of five minutes from its beginning. */
export interface Stretch {
  readonly from: number;
  readonly length: number;
}
const placed = (style: Record<`--${string}`, number>): CSSProperties => style;

/** Columns beside each other by time, with the hours before them; they are said with each time too. */
export const TimeColumns = ({ hours, children }: { readonly hours: readonly string[]; readonly children: ReactNode }) => (
  <div className="time-grid">
    <ol className="time-grid-hours" aria-hidden="true">
      {hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
    </ol>
    {children}
  </div>
);

interface TimeColumnProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly heading: 'h2' | 'h3';
  readonly steps: number;
  readonly children: ReactNode;
}

/** A column: its heading, and a day of so many steps. */
export const TimeColumn = ({ name, title, heading: Heading, steps, children }: TimeColumnProps) => (
  <section aria-label={name} className="time-grid-column">
    <Heading>{title}</Heading>
    <div className="time-grid-day" style={placed({ '--steps': steps })}>
      {children}
    </div>
  </section>
);

interface FreeTimeProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly at: Stretch;
  /** Whether something is dragged over it. */
  readonly isOver: boolean;
}

/** A free time, which leads somewhere. */
export const FreeTime = ({ at, isOver, ...link }: FreeTimeProps) => (
  <Link {...link} className="time-grid-free" data-over={isOver} style={placed({ '--from': at.from, '--length': at.length })} />
);

interface TimeBlockProps extends Pick<ComponentProps<'button'>, 'draggable' | 'onDragStart' | 'onDragEnd' | 'children'> {
  readonly id: string;
  readonly at: Stretch & { readonly lane: number; readonly lanes: number };
  readonly tone: Tone | undefined;
  readonly isOver: boolean;
  /** Whether there is room for one line only. */
  readonly isShort: boolean;
  /** What it opens. */
  readonly opens: ReactNode;
}

/** Something that takes time; others at the same time stand beside it. */
export const TimeBlock = ({ id, at, tone, isOver, isShort, opens, children, ...button }: TimeBlockProps) => (
  <li className="time-grid-visit" style={placed({ '--from': at.from, '--length': at.length, '--lane': at.lane, '--lanes': at.lanes })}>
    <button {...button} type="button" popoverTarget={id} data-tone={tone} data-over={isOver} data-short={isShort}>
      <span>{children}</span>
    </button>
    <PopoverPanel id={id} at="button">
      <div className="time-grid-open">{opens}</div>
    </PopoverPanel>
  </li>
);
