import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Patient, type PatientSort, type PatientStatus, patientSorts, patientStatuses, qatarDate } from '#contract/patient.ts';
import { formatDay, formatNumber, useLocale, useMessages } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { Failure, Page } from '../../ui/page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ageOn, pageWindow } from './pages.ts';
import { type PatientListView, pageSize, patientListQuery } from './queries.ts';

const searchDelayMs = 200;
const isStatus = (text: string): text is PatientStatus => patientStatuses.some((status) => status === text);
const isSort = (text: string): text is PatientSort => patientSorts.some((sort) => sort === text);

/** What the list shows is in the URL, so that the back button and a copied link work. */
function viewOf(params: URLSearchParams): PatientListView {
  const status = params.get('status') ?? '';
  const sortBy = params.get('sortBy') ?? '';
  return {
    page: Math.max(1, Math.min(1_000_000_000, Math.trunc(Number(params.get('page') ?? 1)) || 1)),
    search: (params.get('search') ?? '').slice(0, 200),
    status: isStatus(status) ? status : '',
    sortBy: isSort(sortBy) ? sortBy : 'createdAt',
    sortOrder: params.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  };
}

export function PatientListPage() {
  const m = useMessages();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const [cursor, setCursor] = useState<string>();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(patientListQuery({ ...view, cursor }));

  const change = (changes: Partial<Record<keyof PatientListView, string>>, options?: { replace: boolean }) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ page: '', ...changes })) value ? after.set(name, value) : after.delete(name);
      return after;
    }, options);
  };
  const goTo = (page: number) => {
    setCursor(page > view.page ? data?.nextCursor : data?.previousCursor);
    change({ page: page === 1 ? '' : String(page) });
  };
  const filter = (changes: Partial<Record<keyof PatientListView, string>>, options?: { replace: boolean }) => {
    setCursor(undefined);
    change(changes, options);
  };
  const sort = (sortBy: PatientSort) => filter({ sortBy, sortOrder: view.sortBy === sortBy && view.sortOrder === 'asc' ? 'desc' : 'asc' });

  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const columns: [string, PatientSort][] = [
    [m.columnPatient(), 'personalInfo.firstName'],
    [m.columnContact(), 'personalInfo.email'],
    [m.columnAge(), 'personalInfo.dateOfBirth'],
    [m.columnStatus(), 'status'],
    [m.columnCreated(), 'createdAt'],
  ];

  return (
    <Page title={m.patientsTitle()}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          value={view.search}
          onChange={(search) => {
            filter({ search }, { replace: true });
          }}
        />
        <div className="field min-w-40">
          <label className="label" htmlFor="status">
            {m.statusLabel()}
          </label>
          <select id="status" className="control" value={view.status} onChange={(event) => filter({ status: event.target.value })}>
            <option value="">{m.statusAll()}</option>
            <option value="active">{m.statusActive()}</option>
            <option value="inactive">{m.statusInactive()}</option>
            <option value="pending">{m.statusPending()}</option>
            <option value="suspended">{m.statusSuspended()}</option>
          </select>
        </div>
      </div>

      {isError ? (
        <Failure
          text={m.patientsFailed()}
          action={
            <button type="button" className="button button--secondary" onClick={() => void refetch()}>
              {m.retry()}
            </button>
          }
        />
      ) : (
        <div className="panel overflow-hidden" aria-busy={isPending || isPlaceholderData}>
          {data?.patients.length === 0 ? (
            <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
              <p className="text-lg font-semibold">{m.noPatients()}</p>
              <p style={{ color: 'var(--muted-text)' }}>{m.noPatientsHint()}</p>
              <button type="button" className="button button--secondary" onClick={() => setParams({})}>
                {m.clearFilters()}
              </button>
            </div>
          ) : (
            <table className="patient-table" style={isPlaceholderData ? { opacity: 0.6 } : {}}>
              <thead>
                <tr>
                  {columns.map(([title, sortBy]) => (
                    <th
                      key={sortBy}
                      scope="col"
                      aria-sort={view.sortBy !== sortBy ? 'none' : view.sortOrder === 'asc' ? 'ascending' : 'descending'}
                    >
                      <button type="button" className="sort-button" onClick={() => sort(sortBy)}>
                        {title}
                        {view.sortBy === sortBy &&
                          (view.sortOrder === 'asc' ? (
                            <ArrowUp size={14} aria-hidden="true" />
                          ) : (
                            <ArrowDown size={14} aria-hidden="true" />
                          ))}
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data === undefined ? <SkeletonRows /> : data.patients.map((patient) => <Row key={patient.id} patient={patient} />)}
              </tbody>
            </table>
          )}
        </div>
      )}

      {data !== undefined && !isError && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">
            {(data.truncated ? m.showingAtLeast : m.showing)({
              shown: formatNumber(locale, data.patients.length),
              total: formatNumber(locale, data.total),
            })}{' '}
            <span style={{ color: 'var(--muted-text)' }}>
              {m.pageOf({ page: formatNumber(locale, view.page), pages: formatNumber(locale, pages) })}
            </span>
          </p>
          <nav aria-label={m.pagination()} className="flex flex-wrap gap-1">
            <button type="button" className="button button--secondary" disabled={view.page <= 1} onClick={() => goTo(view.page - 1)}>
              {m.previous()}
            </button>
            {pageWindow(Math.min(view.page, pages), pages).map((page) => (
              <button
                key={page}
                type="button"
                className={`button tabular min-w-11 ${page === view.page ? 'button--primary' : 'button--ghost'}`}
                aria-label={m.pageNumber({ page: formatNumber(locale, page) })}
                aria-current={page === view.page ? 'page' : undefined}
                onClick={() => goTo(page)}
              >
                {formatNumber(locale, page)}
              </button>
            ))}
            <button type="button" className="button button--secondary" disabled={view.page >= pages} onClick={() => goTo(view.page + 1)}>
              {m.next()}
            </button>
          </nav>
        </div>
      )}
    </Page>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const m = useMessages();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  // The back button changes the search from outside.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      onChange(text.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange]);
  return (
    <div className="field min-w-64 flex-1">
      <label className="label" htmlFor="search">
        {m.searchLabel()}
      </label>
      <div className="relative">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto"
          style={{ color: 'var(--muted-text)' }}
        />
        <input
          id="search"
          type="search"
          className="control ps-10"
          dir="auto"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </div>
  );
}

function Row({ patient }: { patient: Patient }) {
  const locale = useLocale();
  const { personalInfo } = patient;
  return (
    <tr>
      <td>
        <Link className="font-semibold underline-offset-4 hover:underline" to={paths.patient(patient.id)}>
          <bdi>
            {personalInfo.firstName} {personalInfo.lastName}
          </bdi>
        </Link>
        {personalInfo.nameArabic && (
          <span className="block" style={{ color: 'var(--muted-text)' }}>
            <bdi lang="ar">{personalInfo.nameArabic}</bdi>
          </span>
        )}
      </td>
      <td data-column="contact">
        <bdi className="block break-all">{personalInfo.email}</bdi>
        <span className="tabular inline-block" style={{ color: 'var(--muted-text)' }}>
          {personalInfo.phone}
        </span>
      </td>
      <td data-column="age" className="tabular-nums">
        {formatNumber(locale, ageOn(personalInfo.dateOfBirth, qatarDate(new Date())))}
      </td>
      <td data-column="status">
        <StatusChip status={patient.status} />
      </td>
      <td data-column="created" className="whitespace-nowrap">
        {formatDay(locale, patient.createdAt)}
      </td>
    </tr>
  );
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

function SkeletonRows() {
  return skeletonRows.map((row) => (
    <tr key={row} aria-hidden="true">
      {['w-40', 'w-52', 'w-8', 'w-20', 'w-24'].map((width) => (
        <td key={width}>
          <span className={`skeleton skeleton--pulse block h-4 max-w-full rounded ${width}`} style={{ background: 'var(--line)' }} />
        </td>
      ))}
    </tr>
  ));
}
