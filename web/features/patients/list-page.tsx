import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ArrowUpDown, Eye, Pencil, Search, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import { patientStatuses, statusWords } from '#contract/patient/choices.ts';
import { type PatientSort, type SortOrder, patientSorts, sortOrders } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { qatarDate } from '#contract/qatar-time.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { LinkedRecords } from '../links/linked-records.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportMenu, type Exported } from './export-menu.tsx';
import { AddPatientLink } from './form-links.tsx';
import {
  type Column,
  type ListView,
  addressOf,
  firstView,
  orderOf,
  pageWindow,
  paramsOf,
  searchInLink,
  sortedBy,
  stateOf,
  viewOf,
} from './list-view.ts';
import { ageOn, namesOf } from '../../lib/person.ts';
import { pageSize, patientListQuery } from './queries.ts';
import { SelectionBar } from './selection-bar.tsx';

const searchDelayMs = 200;

/** All patients, by page, search, status and order. */
export function PatientListPage() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params, useLocation().state);
  const linked = searchInLink(params);
  const [cursor, setCursor] = useState<string>();
  const [today] = useState(() => qatarDate(new Date()));
  const isStaff = useIsStaff();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<Patient>();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...patientListQuery(view, cursor),
    enabled: linked === undefined,
  });

  const show = (next: ListView, options?: { replace: boolean }) => {
    setCursor(undefined);
    setParams(paramsOf(next), { ...options, state: stateOf(next) });
  };
  const goTo = (page: number) => {
    const sameList = isPlaceholderData ? undefined : data;
    show({ ...view, page });
    setCursor(page > view.page ? sameList?.nextCursor : sameList?.previousCursor);
  };

  if (linked !== undefined) return <Navigate replace {...addressOf({ ...view, search: linked })} />;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // The last patients of the last page may be gone since the link was made.
  if (data && !isPlaceholderData && view.page > pages) {
    return <Navigate replace {...addressOf({ ...view, page: pages })} />;
  }

  return (
    <Page title={m.patientsTitle()} actions={<AddPatientLink />}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox value={view.search} onChange={(search) => show({ ...view, page: 1, search }, { replace: true })} />
        <div className="min-w-36 flex-1 sm:flex-none">
          <Field id="status" label={m.statusLabel()}>
            {(field) => (
              <select
                {...field}
                className="control"
                value={view.status}
                onChange={(event) =>
                  show({ ...view, page: 1, status: patientStatuses.find((status) => status === event.target.value) ?? '' })
                }
              >
                <option value="">{m.statusAll()}</option>
                {patientStatuses.map((status) => (
                  <option key={status} value={status}>
                    {said(statusWords[status])}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <button
          type="button"
          className="button button--outline"
          aria-expanded={filtersOpen}
          aria-controls="filters"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {m.filters()}
        </button>
        {isStaff && <ExportMenu label={m.exportMenu()} exported={exportedOf(view)} />}
      </div>
      <div id="filters" hidden={!filtersOpen}>
        <FilterPanel view={view} onChange={show} />
      </div>
      {selected.size > 0 && <SelectionBar selected={selected} onSelect={setSelected} />}

      {isError ? (
        <Failure text={m.patientsFailed()} onRetry={refetch} />
      ) : data?.patients.length === 0 ? (
        <div className="panel grid justify-items-center gap-3 px-4 py-16 text-center">
          <p className="text-lg font-semibold">{m.noPatients()}</p>
          {view.search || view.status ? (
            <>
              <p className="text-muted">{m.noPatientsHint()}</p>
              <button type="button" className="button button--outline" onClick={() => show(firstView)}>
                {m.clearFilters()}
              </button>
            </>
          ) : (
            <p className="text-muted">{isStaff ? m.noPatientsYet() : m.yourRecordNone()}</p>
          )}
          {!isStaff && (
            <div className="w-full max-w-2xl pt-4 text-start">
              <LinkedRecords />
            </div>
          )}
        </div>
      ) : (
        <div className="panel" aria-busy={isPending || isPlaceholderData}>
          <table className="patient-table" data-stale={isPlaceholderData}>
            <thead>
              <tr>
                {isStaff && (
                  <th scope="col" data-column="select">
                    <SelectAll patients={data?.patients ?? []} selected={selected} onSelect={setSelected} />
                  </th>
                )}
                <Header column="patient" title={m.columnPatient()} view={view} onSort={show} />
                <Header column="contact" title={m.columnContact()} view={view} onSort={show} />
                <Header column="age" title={m.columnAge()} view={view} onSort={show} />
                <Header column="status" title={m.columnStatus()} view={view} onSort={show} />
                <Header column="created" title={m.columnCreated()} view={view} onSort={show} />
                {isStaff && (
                  <th scope="col" data-column="actions">
                    <span className="sr-only">{m.columnActions()}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {data ? (
                data.patients.map((patient) => (
                  <Row
                    key={patient.id}
                    patient={patient}
                    today={today}
                    view={view}
                    {...(isStaff && {
                      staff: {
                        selected: selected.has(patient.id),
                        onSelect: () => setSelected(toggled(selected, [patient.id], !selected.has(patient.id))),
                        onDelete: () => setDeleting(patient),
                      },
                    })}
                  />
                ))
              ) : (
                <SkeletonRows isStaff={isStaff} />
              )}
            </tbody>
          </table>
        </div>
      )}

      {deleting && (
        <DeleteDialog
          key={deleting.id}
          patient={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setSelected(toggled(selected, [deleting.id], false))}
        />
      )}
      {data && !isError && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output>
            {(data.truncated ? m.showingAtLeast : m.showing)({
              shown: formatNumber(locale, data.patients.length),
              total: formatNumber(locale, data.total),
            })}{' '}
            <span className="text-muted">
              {(data.truncated ? m.pageOfAtLeast : m.pageOf)({ page: formatNumber(locale, view.page), pages: formatNumber(locale, pages) })}
            </span>
          </output>
          <nav aria-label={m.pagination()} className="flex flex-wrap gap-1">
            <button type="button" className="button button--outline" disabled={view.page <= 1} onClick={() => goTo(view.page - 1)}>
              {m.previous()}
            </button>
            {pageWindow(view.page, pages).map((page) => (
              <button
                key={page}
                type="button"
                className={`button min-w-11 px-2 tabular-nums ${page === view.page ? 'button--primary' : 'button--ghost'}`}
                aria-label={m.pageNumber({ page: formatNumber(locale, page) })}
                aria-current={page === view.page ? 'page' : undefined}
                onClick={() => goTo(page)}
              >
                {formatNumber(locale, page)}
              </button>
            ))}
            <button type="button" className="button button--outline" disabled={view.page >= pages} onClick={() => goTo(view.page + 1)}>
              {m.next()}
            </button>
          </nav>
        </div>
      )}
    </Page>
  );
}

/** The list as it is filtered and sorted, every page of it. */
const exportedOf = ({ search, status, sortBy, sortOrder }: ListView): Exported => ({
  sortBy,
  sortOrder,
  ...(search !== '' && { search }),
  ...(status !== '' && { status }),
});

function SearchBox({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  // The back button changes the search from outside.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text.trim());
      onChange(text.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange]);
  return (
    <div className="field min-w-full flex-1 sm:min-w-72">
      <label className="label" htmlFor="search">
        {m.searchLabel()}
      </label>
      <div className="relative">
        <Search size={18} aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted" />
        <input
          id="search"
          type="search"
          className="control ps-11"
          maxLength={limits.search}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </div>
  );
}

const sortName: Record<PatientSort, () => string> = {
  createdAt: () => m.sortCreated(),
  'personalInfo.firstName': () => m.sortFirstName(),
  'personalInfo.lastName': () => m.sortLastName(),
  'personalInfo.email': () => m.sortEmail(),
  'personalInfo.dateOfBirth': () => m.sortDateOfBirth(),
  status: () => m.sortStatus(),
};
const orderName: Record<SortOrder, () => string> = { asc: () => m.orderAscending(), desc: () => m.orderDescending() };

/** The order of the list, by every field that it can be sorted by. */
function FilterPanel({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    <div className="panel flex flex-wrap items-end gap-3 p-4">
      <div className="min-w-44 flex-1 sm:flex-none">
        <Field id="sort" label={m.sortBy()}>
          {(field) => (
            <select
              {...field}
              className="control"
              value={view.sortBy}
              onChange={(event) =>
                onChange({ ...view, page: 1, sortBy: patientSorts.find((sort) => sort === event.target.value) ?? view.sortBy })
              }
            >
              {patientSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortName[sort]()}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Field id="order" label={m.sortOrder()}>
          {(field) => (
            <select
              {...field}
              className="control"
              value={view.sortOrder}
              onChange={(event) => onChange({ ...view, page: 1, sortOrder: event.target.value === 'asc' ? 'asc' : 'desc' })}
            >
              {sortOrders.map((order) => (
                <option key={order} value={order}>
                  {orderName[order]()}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <button type="button" className="button button--ghost" onClick={() => onChange(firstView)}>
        {m.clearFilters()}
      </button>
    </div>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

function Header({ column, title, view, onSort }: { column: Column; title: string; view: ListView; onSort: (view: ListView) => void }) {
  const order = orderOf(column, view);
  const Arrow = order === undefined ? ArrowUpDown : arrows[order];
  return (
    <th scope="col" data-column={column} aria-sort={order === undefined ? undefined : ariaSort[order]}>
      <button type="button" className="sort-button" onClick={() => onSort(sortedBy(column, view))}>
        {title}
        <Arrow size={14} aria-hidden="true" className={order === undefined ? 'opacity-40' : ''} />
      </button>
    </th>
  );
}

/** The chosen patients with some more, or without them. */
function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  return on ? new Set([...selected, ...ids].slice(0, limits.selection)) : new Set([...selected].filter((id) => !ids.includes(id)));
}

interface SelectAllProps {
  readonly patients: readonly Patient[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Chooses every patient of the page, beside those of other pages. */
function SelectAll({ patients, selected, onSelect }: SelectAllProps) {
  const ids = patients.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const some = ids.some((id) => selected.has(id));
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-label={m.selectAll()}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        onChange={() => onSelect(toggled(selected, ids, !all))}
      />
    </label>
  );
}

interface RowProps {
  readonly patient: Patient;
  readonly today: string;
  /** The list as it is, to come back to. */
  readonly view: ListView;
  /** What only staff may do with a row. */
  readonly staff?: { readonly selected: boolean; readonly onSelect: () => void; readonly onDelete: () => void };
}

function Row({ patient, today, view, staff }: RowProps) {
  const locale = useLocale();
  const { personalInfo } = patient;
  const { name, otherName } = namesOf(patient, locale);
  const age = formatNumber(locale, ageOn(personalInfo.dateOfBirth, today));
  return (
    <tr data-selected={staff?.selected}>
      {staff && (
        <td data-column="select">
          <label className="check">
            <input type="checkbox" aria-label={m.selectPatient({ name })} checked={staff.selected} onChange={staff.onSelect} />
          </label>
        </td>
      )}
      <td data-column="patient">
        <Link className="row-link" to={paths.patient(patient.id)} state={{ list: addressOf(view) }}>
          <bdi>{name}</bdi>
        </Link>
        {otherName && (
          <span className="block text-muted">
            <bdi>{otherName}</bdi>
          </span>
        )}
        <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted sm:hidden">
          <span>{m.yearsOld({ age })}</span>
          <span className="ltr">{personalInfo.phone}</span>
        </span>
      </td>
      <td data-column="contact">
        <span className="above-row block max-w-60 truncate" title={personalInfo.email}>
          <bdi>{personalInfo.email}</bdi>
        </span>
        <span className="above-row ltr block w-fit text-muted">{personalInfo.phone}</span>
      </td>
      <td data-column="age">{age}</td>
      <td data-column="status">
        <StatusChip status={patient.status} />
      </td>
      <td data-column="created">{formatDay(locale, patient.createdAt)}</td>
      {staff && (
        <td data-column="actions">
          <span className="above-row flex">
            <Link
              className="icon-button"
              to={paths.patient(patient.id)}
              state={{ list: addressOf(view) }}
              aria-label={m.viewPatient({ name })}
            >
              <Eye size={18} aria-hidden="true" />
            </Link>
            <Link className="icon-button" to={paths.editPatient(patient.id)} aria-label={m.editOne({ name })}>
              <Pencil size={18} aria-hidden="true" />
            </Link>
            <button type="button" className="icon-button" aria-label={m.deleteOne({ name })} onClick={staff.onDelete}>
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </span>
        </td>
      )}
    </tr>
  );
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

function SkeletonRows({ isStaff }: { isStaff: boolean }) {
  const bar = (width: string) => <span className={`skeleton-bar ${width}`} />;
  return skeletonRows.map((row) => (
    <tr key={row} aria-hidden="true">
      {isStaff && <td data-column="select">{bar('mx-auto w-5')}</td>}
      <td data-column="patient">{bar('w-40')}</td>
      <td data-column="contact">{bar('w-52')}</td>
      <td data-column="age">{bar('ms-auto w-8')}</td>
      <td data-column="status">{bar('w-20')}</td>
      <td data-column="created">{bar('w-24')}</td>
      {isStaff && <td data-column="actions">{bar('w-28')}</td>}
    </tr>
  ));
}
