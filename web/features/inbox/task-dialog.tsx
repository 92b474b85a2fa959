import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { useLocale } from '../../lib/locale.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { namesOf } from '../../lib/person.ts';
import { giveTask, tasksChanged } from '../../lib/tasks.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select, TextArea } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { ColleagueSelect } from './colleague-select.tsx';

interface TaskDialogProps {
  /** The patient whom it is about, if that is not to be chosen. */
  readonly patient?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const dueChoices = ['none', 'today', 'tomorrow', 'week', 'other'] as const;
type Due = (typeof dueChoices)[number];
const dueName: Readonly<Record<Due, () => string>> = {
  none: () => m.taskDueNone(),
  today: () => m.taskDueToday(),
  tomorrow: () => m.taskDueTomorrow(),
  week: () => m.taskDueWeek(),
  other: () => m.taskDueOther(),
};
const daysAhead = { today: 0, tomorrow: 1, week: 7 } as const;

const fields = ['text', 'givenTo', 'dueOn'] as const;
type Problems = Partial<Record<(typeof fields)[number], string>>;
const form = 'task-';

/** Whom the last task was given to while the site is open: the next one is often for the same colleague. */
let lastGivenTo = '';

/** Gives a task to a colleague, or to oneself. Open while mounted. */
export function TaskDialog({ patient, onClose }: TaskDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [givenTo, setGivenTo] = useState(lastGivenTo);
  const [chosen, setChosen] = useState(patient?.id);
  const [due, setDue] = useState<Due>('none');
  const [day, setDay] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const prepare = () => {
    const isDayMissing = due === 'other' && !isCalendarDate(day);
    const found: Problems = {
      ...(text.trim() === '' && { text: m.taskTextMissing() }),
      ...(givenTo === '' && { givenTo: m.taskForMissing() }),
      ...(isDayMissing && { dueOn: m.taskDayMissing() }),
    };
    setProblems(found);
    if (focusFirst(found, fields, form)) return undefined;
    const dueOn = due === 'none' ? undefined : due === 'other' ? day : dayAfter(qatarDate(new Date()), daysAhead[due]);
    lastGivenTo = givenTo;
    return () => giveTask({ text, givenTo, ...(chosen !== undefined && { patientId: chosen }), ...(dueOn && { dueOn }) }, requestId);
  };
  return (
    <EntryDialog changed={tasksChanged} title={m.taskNew()} action={m.taskGive()} done={m.taskGiven()} prepare={prepare} onClose={onClose}>
      {patient !== undefined && (
        <p className="font-semibold">
          <bdi>{patient.name}</bdi>
        </p>
      )}
      <Field id={`${form}text`} label={m.taskText()} problem={problems.text} need="required">
        {(attributes) => (
          <TextArea
            {...attributes}
            rows={3}
            maxLength={careLimits.taskText}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${form}givenTo`} label={m.taskFor()} problem={problems.givenTo} need="required">
          {(attributes) => <ColleagueSelect {...attributes} value={givenTo} onChoose={setGivenTo} />}
        </Field>
        <Field id={`${form}due`} label={m.taskDue()} problem={false}>
          {(attributes) => (
            <Select {...attributes} value={due} onChange={({ target }) => setDue(dueChoices.find((one) => one === target.value) ?? 'none')}>
              {dueChoices.map((one) => (
                <option key={one} value={one}>
                  {dueName[one]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {due === 'other' && <DateField id={`${form}dueOn`} label={m.taskDue()} problem={problems.dueOn} value={day} onChange={setDay} />}
      {patient === undefined && <AboutPatient patientId={chosen} onChoose={setChosen} />}
    </EntryDialog>
  );
}

interface AboutPatientProps {
  readonly patientId: string | undefined;
  readonly onChoose: (patientId: string | undefined) => void;
}

/** Chooses the patient whom the task is about, if it is about one. */
function AboutPatient({ patientId, onChoose }: AboutPatientProps) {
  const locale = useLocale();
  const { data } = useQuery({ ...patientQuery(patientId ?? ''), enabled: patientId !== undefined });
  const name = patientId === undefined ? undefined : data === undefined ? '' : namesOf(data, locale).name;
  return <PatientPicker id={`${form}patient`} chosen={name} removal={m.taskPatientRemove()} onChoose={onChoose} />;
}
