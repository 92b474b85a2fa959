import { type ComponentProps, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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

const stepsOfHour = 12;
/** The fewest steps with room for a line of text. */
export const leastSteps = 2;

interface TimeColumnsProps {
  /** What is scrolled by keyboard. */
  readonly name: string;
  readonly hours: readonly string[];
  /** The step that is in view at first. */
  readonly opensAt: number;
  /** The present, if it is among the hours. */
  readonly now: { readonly at: number; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** Columns beside each other by time, with the hours before them; they are said with each time too. */
export function TimeColumns({ name, hours, opensAt, now, children }: TimeColumnsProps) {
  const place = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLOListElement>(null);
  // Later ones, after a refresh, would take the user away from where they read.
  const [first] = useState(opensAt);
  useLayoutEffect(() => {
    // An hour that is past stays in view before it.
    const hour = (axis.current?.offsetHeight ?? 0) / (axis.current?.childElementCount ?? 1);
    place.current?.scrollTo({ top: (first / stepsOfHour - 1) * hour });
  }, [first]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its free times are not in the tab order: without visits no key would scroll it
    <section ref={place} className="time-grid" tabIndex={0} aria-label={name}>
      <div className="time-grid-hours" aria-hidden="true">
        <div />
        <div className="time-grid-axis">
          <ol ref={axis}>
            {hours.map((hour, index) => (
              <li key={hour}>{now !== undefined && Math.abs(index * stepsOfHour - now.at) < leastSteps ? undefined : hour}</li>
            ))}
          </ol>
          {now !== undefined && (
            <span className="time-grid-now" style={placed({ '--from': now.at })}>
              {now.text}
            </span>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

interface TimeColumnProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly heading: 'h2' | 'h3';
  readonly steps: number;
  /** When it is open; the rest is closed. */
  readonly open: readonly Stretch[];
  /** How many of its steps are past. */
  readonly past: number;
  /** Whether what it holds is not known yet. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** A column: its heading, and a day of so many steps. */
export const TimeColumn = ({ name, title, heading: Heading, steps, open, past, isLoading, children }: TimeColumnProps) => (
  <section aria-label={name} aria-busy={isLoading} className="time-grid-column">
    <Heading>{title}</Heading>
    <div className="time-grid-day" style={placed({ '--steps': steps })}>
      {open.map((at) => (
        <div key={at.from} className="time-grid-open" style={placed({ '--from': at.from, '--length': at.length })} />
      ))}
      {past > 0 && (
        <div className="time-grid-past" data-now={past < steps} style={placed({ '--from': 0, '--length': Math.min(past, steps) })} />
      )}
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
  /** What it opens. */
  readonly opens: ReactNode;
}

/** A line is a little higher than a step and a half (time-grid.css). */
const linesOf = (steps: number): number => Math.max(1, Math.floor(steps * 0.59));

/** Something that takes time; others at the same time stand beside it. */
export const TimeBlock = ({ id, at, tone, isOver, opens, children, ...button }: TimeBlockProps) => (
  <li className="time-grid-visit" style={placed({ '--from': at.from, '--length': at.length, '--lane': at.lane, '--lanes': at.lanes })}>
    <button
      {...button}
      type="button"
      popoverTarget={id}
      data-tone={tone}
      data-over={isOver}
      style={placed({ '--lines': linesOf(at.length) })}
    >
      <span>{children}</span>
    </button>
    <PopoverPanel id={id} at="button" isDrawnOnceOpened>
      <div className="time-grid-opened">{opens}</div>
    </PopoverPanel>
  </li>
);
