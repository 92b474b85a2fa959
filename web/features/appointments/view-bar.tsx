import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayAfter, isCalendarDate } from '#contract/base/qatar-time.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { specialtiesOf, useClinicians } from './queries.ts';
import { type View, addressOf } from './view.ts';

interface ViewBarProps {
  readonly view: View;
  readonly today: string;
  readonly onView: (view: View) => void;
}

const tabs = [
  ['day', () => m.appointmentsDay()],
  ['board', () => m.appointmentsBoard()],
  ['calendar', () => m.appointmentsCalendar()],
  ['week', () => m.appointmentsWeek()],
  ['waiting', () => m.appointmentWaiting()],
] as const;

/** What is shown: the day as a list, a board or a calendar, the week or the waiting list, of whom, and which day. */
export function ViewBar({ view, today, onView }: ViewBarProps) {
  const { kind, date } = view;
  const step = kind === 'week' ? 7 : 1;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={m.appointmentsViews()} className="flex flex-wrap gap-2">
        {tabs.map(([tab, name]) => (
          <Button
            key={tab}
            as={Link}
            look={tab === kind ? 'primary' : 'plain'}
            aria-current={tab === kind ? 'page' : undefined}
            to={addressOf({ ...view, kind: tab, part: undefined, offered: undefined }, today)}
          >
            {name()}
          </Button>
        ))}
      </nav>
      {kind !== 'missed' && (
        <>
          <SpecialtySelect view={view} onView={onView} />
          <ClinicianSelect view={view} onView={onView} />
          <Mine view={view} onView={onView} />
        </>
      )}
      {kind !== 'waiting' && kind !== 'missed' && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            aria-label={kind === 'week' ? m.previousWeek() : m.previousDay()}
            onClick={() => onView({ ...view, date: dayAfter(date, -step) })}
          >
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
          <Button disabled={date === today} onClick={() => onView({ ...view, date: today })}>
            {m.appointmentsGoToday()}
          </Button>
          <Button aria-label={kind === 'week' ? m.nextWeek() : m.nextDay()} onClick={() => onView({ ...view, date: dayAfter(date, step) })}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
          <Popover at="button" look="plain" button={m.appointmentsAnotherDay()}>
            <div className="p-4">
              <AnotherDay key={date} view={view} onView={onView} />
            </div>
          </Popover>
        </div>
      )}
    </div>
  );
}

/** For somebody who sees patients: their own appointments, or everybody's. */
function Mine({ view, onView }: Pick<ViewBarProps, 'view' | 'onView'>) {
  const { id } = useOwnDuties();
  const { data: clinicians } = useClinicians();
  const isShown = view.clinicianId === id;
  if (clinicians?.some((one) => one.id === id) !== true) return null;
  return (
    <Button aria-pressed={isShown} onClick={() => onView({ ...view, clinicianId: isShown ? undefined : id })}>
      {m.appointmentsMine()}
    </Button>
  );
}

function ClinicianSelect({ view, onView }: Omit<ViewBarProps, 'today'>) {
  const { data: all = [] } = useClinicians();
  const { specialty, clinicianId } = view;
  const clinicians = all.filter((one) => specialty === undefined || one.specialty?.en === specialty || one.id === clinicianId);
  return (
    <Select
      id="clinician"
      aria-label={m.appointmentClinician()}
      className="w-full sm:w-52"
      value={view.clinicianId ?? ''}
      onChange={({ target: { value } }) => onView({ ...view, offered: undefined, clinicianId: value === '' ? undefined : value })}
    >
      <option value="">{view.kind === 'week' ? m.appointmentChooseClinician() : m.appointmentAllClinicians()}</option>
      {clinicians.map(({ id, name }) => (
        <option key={id} value={id}>
          {said(name)}
        </option>
      ))}
    </Select>
  );
}

/** For a clinic of several specialties: only one of them. */
function SpecialtySelect({ view, onView }: Omit<ViewBarProps, 'today'>) {
  const { data: clinicians = [] } = useClinicians();
  const specialties = specialtiesOf(clinicians);
  if (view.kind === 'waiting' || (specialties.length < 2 && view.specialty === undefined)) return null;
  return (
    <Select
      id="specialty"
      aria-label={m.specialty()}
      className="w-full sm:w-52"
      value={view.specialty ?? ''}
      onChange={({ target: { value } }) =>
        onView({ ...view, offered: undefined, clinicianId: undefined, specialty: value === '' ? undefined : value })
      }
    >
      <option value="">{m.specialtiesAll()}</option>
      {specialties.map((one) => (
        <option key={one.en} value={one.en}>
          {said(one)}
        </option>
      ))}
    </Select>
  );
}

function AnotherDay({ view, onView }: Omit<ViewBarProps, 'today'>) {
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = isCalendarDate(typed) ? undefined : m.accessLogDayMissing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!focusFirst(problem === undefined ? {} : { day: problem }, ['day'])) onView({ ...view, date: typed });
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-x-6 gap-y-3" onSubmit={submit}>
      <DateField id="day" label={m.appointmentDay()} problem={isChecked ? problem : undefined} value={typed} onChange={setTyped} />
      <Button type="submit">{m.appointmentsShowDay()}</Button>
    </form>
  );
}
