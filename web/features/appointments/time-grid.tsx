import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { type Period, gridMinutes, minutesOf, timeOf } from '#contract/appointments/clinic-hours.ts';
import { stageOf } from '#contract/appointments/stages.ts';
import { qatarDate, qatarInstant, qatarTime } from '#contract/base/qatar-time.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { formatClock, formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Cards } from '../../ui/board.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FreeTime, type Stretch, TimeBlock, TimeColumn, TimeColumns, leastSteps } from '../../ui/time-grid.tsx';
import { isMovable } from '#contract/appointments/steps.ts';
import { BoardCard } from './board-card.tsx';
import { inLanes } from './lanes.ts';
import type { Report } from './use-change.ts';
import { useMove } from './use-move.ts';

/** A column: one clinician's day. */
export interface Column {
  readonly clinicianId: string;
  readonly date: string;
  readonly title: ReactNode;
  /** The same as text, for the names of its free times. */
  readonly name: string;
  readonly periods: readonly Period[];
  /** Undefined until they are known: then no time is free. */
  readonly appointments: readonly Appointment[] | undefined;
}

const slotMinutes = 15;
const stepsOf = (minutes: number): number => minutes / gridMinutes;
const hour = 60;

const beginsAt = ({ startsAt = '' }: Appointment): number => minutesOf(qatarTime(new Date(startsAt)).slice(11));

/** The hours that all columns show: whole hours around everybody's periods and appointments. */
function shownHours(columns: readonly Column[]): { readonly from: number; readonly to: number } {
  const times = columns.flatMap(({ periods, appointments }) => [
    ...periods.flatMap(({ from, to }) => [minutesOf(from), minutesOf(to)]),
    ...(appointments ?? []).flatMap((one) => [beginsAt(one), beginsAt(one) + one.minutes]),
  ]);
  const [first, last] = times.length === 0 ? [8 * hour, 16 * hour] : [Math.min(...times), Math.max(...times)];
  return { from: Math.floor(first / hour) * hour, to: Math.ceil(last / hour) * hour };
}

/** The starts of a column's free quarters of an hour that are still ahead, in minutes since midnight. */
function freeSlots({ date, periods, appointments }: Column, now: string): readonly number[] {
  if (appointments === undefined) return [];
  const held = appointments
    .filter(({ overbooked }) => overbooked === undefined)
    .map((one) => [beginsAt(one), beginsAt(one) + one.minutes] as const);
  return periods.flatMap(({ from, to }) => {
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    return Array.from({ length: Math.floor((closes - opens) / slotMinutes) }, (_, index) => opens + index * slotMinutes).filter(
      (start) => qatarInstant(date, start) > now && !held.some(([begin, end]) => begin < start + slotMinutes && start < end),
    );
  });
}

/** The width of the hours, in rem (time-grid.css). */
const hoursRem = 4.5;

/** How many columns of at least some width fit into an element; none until it is measured. */
function useFitting(element: RefObject<HTMLElement | null>, columnRem: number): number {
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setFitting(Math.max(1, Math.floor((shown.clientWidth / rem - hoursRem) / columnRem)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element, columnRem]);
  return fitting;
}

interface TimeGridProps {
  readonly columns: readonly Column[];
  /** The level of the columns' headings. */
  readonly heading: 'h2' | 'h3';
  /** The least width of a column. */
  readonly columnRem: number;
  /** Told which columns are shown. */
  readonly onShown?: (columns: readonly Column[]) => void;
  readonly report: Report;
}

/**
 * Days of clinicians beside each other by time, as many as fit, and the others behind buttons. A free time leads to a booking at it; an appointment opens what can be done with it, and is
 * moved by dragging it to a free time, also another clinician's.
 */
export function TimeGrid({ columns: all, heading, columnRem, onShown, report }: TimeGridProps) {
  const locale = useLocale();
  const now = useNow();
  const today = qatarDate(new Date(now));
  const frame = useRef<HTMLDivElement>(null);
  const measured = useFitting(frame, columnRem);
  const fitting = Math.max(1, measured);
  // A week begins with today where not all of it fits.
  const [begin, setBegin] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ date }) => date === today),
    ),
  );
  const first = Math.max(0, Math.min(begin, all.length - fitting));
  const columns = all.slice(first, first + fitting);
  const { from, to } = shownHours(all);
  useEffect(() => {
    if (measured > 0) onShown?.(columns);
  });
  // It opens at the first visit, so not before the visits of the first columns are known.
  const isKnown = columns.some(({ appointments }) => appointments !== undefined);
  const [isOpened, setIsOpened] = useState(isKnown);
  if (isKnown && !isOpened) setIsOpened(true);
  const [dragged, setDragged] = useState<Appointment>();
  const [over, setOver] = useState<string>();
  const moving = useMove(report);
  const clock = (date: string, minutes: number) => formatClock(locale, qatarInstant(date, minutes));
  const steps = stepsOf(to - from);
  const presentStep = stepsOf(minutesOf(qatarTime(new Date(now)).slice(11)) - from);
  const pastOf = (date: string): number => (date < today ? steps : date > today ? 0 : Math.max(0, Math.min(steps, presentStep)));
  const hasToday = all.some(({ date }) => date === today);
  const firstVisit = Math.min(...all.flatMap(({ appointments = [] }) => appointments.map(beginsAt)));
  return (
    <div ref={frame} className="grid gap-2">
      {all.length > fitting && (
        <div className="flex items-center gap-2">
          <Button aria-label={m.columnsBefore()} disabled={first === 0} onClick={() => setBegin(first - fitting)}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
          <Button aria-label={m.columnsAfter()} disabled={first + fitting >= all.length} onClick={() => setBegin(first + fitting)}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
          <output className="text-sm text-muted">
            {m.columnsShown({
              from: formatNumber(locale, first + 1),
              to: formatNumber(locale, first + columns.length),
              count: formatNumber(locale, all.length),
            })}
          </output>
        </div>
      )}
      {!isOpened && <Skeleton className="h-96" />}
      {isOpened && (
        <TimeColumns
          name={m.appointmentsCalendar()}
          hours={Array.from({ length: (to - from) / hour }, (_, index) => clock(today, from + index * hour))}
          opensAt={hasToday ? presentStep : Number.isFinite(firstVisit) ? stepsOf(firstVisit - from) : 0}
          now={
            hasToday && presentStep > 0 && presentStep < steps
              ? { at: presentStep, text: m.calendarNow({ time: formatClock(locale, now) }) }
              : undefined
          }
        >
          {columns.map((column) => (
            <TimeColumn
              key={`${column.clinicianId} ${column.date}`}
              name={column.name}
              title={column.title}
              heading={heading}
              steps={steps}
              open={column.periods.map((period) => ({
                from: stepsOf(minutesOf(period.from) - from),
                length: stepsOf(minutesOf(period.to) - minutesOf(period.from)),
              }))}
              past={pastOf(column.date)}
              isLoading={column.appointments === undefined}
            >
              {freeSlots(column, now).map((start) => {
                const at = { clinicianId: column.clinicianId, date: column.date, time: timeOf(start) };
                const key = `${at.clinicianId} ${at.date} ${at.time}`;
                return (
                  <FreeTime
                    key={key}
                    at={{ from: stepsOf(start - from), length: stepsOf(slotMinutes) }}
                    isOver={over === key}
                    // By keyboard, a booking begins with its button and its list of free times.
                    tabIndex={-1}
                    to={`${paths.newAppointment}?${new URLSearchParams(at).toString()}`}
                    aria-label={m.bookAt({ time: clock(column.date, start), name: column.name })}
                    title={clock(column.date, start)}
                    onDragOver={(event) => {
                      if (dragged === undefined) return;
                      event.preventDefault();
                      setOver(key);
                    }}
                    onDragLeave={() => setOver(undefined)}
                    onDrop={(event) => {
                      event.preventDefault();
                      setOver(undefined);
                      if (dragged !== undefined && !moving.isPending) moving.mutate({ appointment: dragged, at });
                    }}
                  />
                );
              })}
              <ol>
                {inLanes(
                  (column.appointments ?? []).map((appointment) => ({
                    appointment,
                    from: stepsOf(beginsAt(appointment) - from),
                    length: Math.max(leastSteps, stepsOf(appointment.minutes)),
                  })),
                ).map(({ appointment, ...at }) => (
                  <Visit
                    key={appointment.id}
                    appointment={appointment}
                    at={at}
                    report={report}
                    onDrag={(isDragged) => setDragged(isDragged ? appointment : undefined)}
                  />
                ))}
              </ol>
            </TimeColumn>
          ))}
        </TimeColumns>
      )}
    </div>
  );
}

interface VisitProps {
  readonly appointment: Appointment;
  readonly at: Stretch & { readonly lane: number; readonly lanes: number };
  readonly report: Report;
  readonly onDrag: (isDragged: boolean) => void;
}

function Visit({ appointment, at, report, onDrag }: VisitProps) {
  const locale = useLocale();
  const id = useId();
  const { patient, startsAt = '', reason, service, redSigns } = appointment;
  const stage = stageOf(appointment);
  const waits = stage === 'arrived' || stage === 'ready';
  return (
    <TimeBlock
      id={id}
      at={at}
      tone={redSigns !== undefined ? 'red' : waits ? 'yellow' : stage === 'in-visit' ? 'green' : undefined}
      isOver={stage === 'over'}
      draggable={isMovable(appointment)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Without data, some browsers drag nothing.
        event.dataTransfer.setData('text/plain', appointment.id);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      opens={
        <Cards>
          <BoardCard appointment={appointment} report={report} />
        </Cards>
      }
    >
      <span className="tabular-nums">{formatClock(locale, startsAt)}</span>{' '}
      <bdi className="font-semibold">{namesOf({ personalInfo: patient }, locale).name}</bdi>{' '}
      <bdi className="text-muted">{reason === undefined ? saidService(service) : said(reason)}</bdi>
    </TimeBlock>
  );
}
