import { type SubmitEvent, useState } from 'react';
import { isCalendarDate, qatarDate } from '#contract/base/qatar-time.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type CareKind, type TimelineEntry, careKindIds, careKinds } from '#contract/chart/timeline.ts';
import { entryMark } from '../../lib/asked-entry.ts';
import { chartPaths } from '../../lib/care-paths.ts';
import { formatDay, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor } from '../../lib/open-words.ts';
import { useSearchedPages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { useReadsNotes } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { yearIn } from '../../ui/date-parts.ts';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { timelineQuery } from './queries.ts';
import { type TimelineView, useTimelineView } from './timeline-view.ts';

/** An unknown kind of a newer server is shown as sent. */
function nameOf(kind: string): string {
  const known = entryFor(careKinds, kind);
  return known === undefined ? kind : said(known.name);
}

/** A page with a list of entries of a kind, at one of them. */
const at = (kind: CareKind, page: (patientId: string) => string) => (patientId: string, id: string) =>
  `${page(patientId)}#${entryMark(kind, id)}`;

/** Where an entry of each kind is shown. */
const pageOf: Readonly<Record<CareKind, (patientId: string, id: string) => string>> = {
  encounter: paths.visit,
  condition: at('condition', chartPaths.problems),
  allergy: at('allergy', paths.chart),
  'vital-signs': chartPaths.vitalSigns,
  immunization: at('immunization', chartPaths.immunizations),
  document: at('document', chartPaths.documents),
  letter: at('letter', chartPaths.documents),
  prescription: at('prescription', paths.prescriptions),
  laboratory: paths.labOrder,
};

/** Everything recorded about a patient, latest first: of one kind, up to a day, or with words in it. */
export function TimelinePanel({ patientId }: { patientId: string }) {
  useLocale();
  const [view, show] = useTimelineView();
  const { kind, to, words } = view;
  const pages = useSearchedPages(timelineQuery(patientId, view));
  const isNarrowed = kind !== undefined || to !== undefined || words !== undefined;
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="timeline">
      <h2 id="timeline" className="text-lg font-semibold">
        {m.timeline()}
      </h2>
      <search className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SearchBox
            id="timeline-words"
            label={m.timelineFind()}
            value={words ?? ''}
            onChange={(typed) => show({ ...view, words: typed === '' ? undefined : typed })}
          />
          <div className="min-w-44 flex-1 sm:flex-none">
            <Field id="timeline-kind" label={m.timelineKind()} problem={false}>
              {(field) => (
                <Select
                  {...field}
                  value={kind ?? ''}
                  onChange={({ target: { value } }) => show({ ...view, kind: careKindIds.find((one) => one === value) })}
                >
                  <option value="">{m.timelineAllKinds()}</option>
                  {careKindIds.map((one) => (
                    <option key={one} value={one}>
                      {nameOf(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </div>
        <DayForm key={to} view={view} onShow={show} />
      </search>
      <Paged pages={pages} empty={isNarrowed ? m.timelineNothing() : m.timelineEmpty()} failed={m.timelineFailed()}>
        {(entries) => (
          <Lines as="ol">
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} patientId={patientId} entry={entry} />
            ))}
          </Lines>
        )}
      </Paged>
    </Panel>
  );
}

/** Goes to a day, or the end of a year, and back to now. */
function DayForm({ view, onShow }: { readonly view: TimelineView; readonly onShow: (view: TimelineView) => void }) {
  const [typed, setTyped] = useState(view.to ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [today] = useState(() => qatarDate(new Date()));
  const year = yearIn(typed);
  const day = year === undefined ? typed : `${year}-12-31`;
  const isDay = isCalendarDate(day) && (day <= today || year === today.slice(0, 4));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isDay) focusFirst({ 'timeline-to': m.timelineDayAhead() }, ['timeline-to']);
    else onShow({ ...view, to: day < today ? day : undefined });
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-x-4 gap-y-3" onSubmit={submit}>
      <DateField
        id="timeline-to"
        label={m.timelineTo()}
        problem={isChecked && !isDay ? m.timelineDayAhead() : undefined}
        value={typed}
        onChange={setTyped}
        yearText={(of) => m.timelineYear({ year: of })}
      />
      <Button type="submit">{m.timelineGo()}</Button>
      {view.to !== undefined && <Button onClick={() => onShow({ ...view, to: undefined })}>{m.timelineNow()}</Button>}
    </form>
  );
}

function Entry({ patientId, entry: { kind, id, at, title, status, by, excerpt } }: { patientId: string; entry: TimelineEntry }) {
  const locale = useLocale();
  const staffName = useStaffName();
  const readsNotes = useReadsNotes();
  const to = kind === 'encounter' && readsNotes !== true ? undefined : entryFor(pageOf, kind)?.(patientId, id);
  const name = status === enteredInError ? <s>{said(title)}</s> : said(title);
  return (
    <li className="grid gap-0.5">
      <bdi className="justify-self-start">
        {to === undefined ? <span className="font-semibold">{name}</span> : <RowLink to={to}>{name}</RowLink>}
      </bdi>
      {excerpt !== undefined && (
        <span dir="auto" className="wrap-anywhere">
          {excerpt}
        </span>
      )}
      <span className="text-sm text-muted">
        {nameOf(kind)} · {kind === 'immunization' ? formatDay(locale, at) : formatTime(locale, at)}
        {by !== undefined && (
          <>
            {' · '}
            <bdi>{staffName(by)}</bdi>
          </>
        )}
        {status === enteredInError && ` · ${m.statusInError()}`}
      </span>
    </li>
  );
}
