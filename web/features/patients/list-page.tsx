import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { patientStatuses, statusWords } from '#contract/patient/choices.ts';
import type { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useMayDelete, useMayExport } from '../../lib/roster.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompactRowsButton } from '../../ui/compact-rows-button.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { NarrowSearch } from '../../ui/narrow-search.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Stale } from '../../ui/stale.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportMenu, type Exported } from './export-menu.tsx';
import { AddPatientLink } from './form-links.tsx';
import { FilterPanel } from './list-filters.tsx';
import { type ListView, addressOf, firstView, pageWindow, paramsOf, searchInLink, stateOf, viewOf } from './list-view.ts';
import { PatientTable, type Selected, toggled } from './patient-table.tsx';
import { pageSize, patientListQuery } from './queries.ts';
import { SelectionBar } from './selection-bar.tsx';

/** All patients, for staff; a patient is led home. */
export const PatientListPage = () => (useIsStaff() ? <PatientsListed /> : <Navigate replace to={paths.dashboard} />);

/** All patients, by page, search, status and order. */
function PatientsListed() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params, useLocation().state);
  const linked = searchInLink(params);
  const [cursor, setCursor] = useState<string>();
  const [today] = useState(() => qatarDate(new Date()));
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [selected, setSelected] = useState<Selected>(new Map());
  const [deleting, setDeleting] = useState<Patient>();
  const mayDelete = useMayDelete();
  const mayExport = useMayExport();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...patientListQuery(view, cursor),
    enabled: linked === undefined,
  });

  const show = (next: ListView, options?: { replace: boolean }) => {
    setCursor(undefined);
    // At once, or a quick second choice would start from the view before the first.
    setParams(paramsOf(next), { ...options, state: stateOf(next), flushSync: true });
  };
  const goTo = (page: number) => {
    const sameList = isPlaceholderData ? undefined : data;
    show({ ...view, page });
    setCursor(page > view.page ? sameList?.nextCursor : sameList?.previousCursor);
  };

  const tooFar = error instanceof ApiError ? error.details.find(({ path }) => path === 'page') : undefined;
  if (linked !== undefined) return <Navigate replace {...addressOf({ ...view, search: linked })} />;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // Patients, and with them the last page, may have been deleted since the link was made.
  if (data && !isPlaceholderData && view.page > pages) {
    return <Navigate replace {...addressOf({ ...view, page: pages })} />;
  }

  return (
    <Page title={m.patientsTitle()} actions={<AddPatientLink />}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          id="search"
          label={m.searchLabel()}
          value={view.search}
          onChange={(search) => show({ ...view, page: 1, search }, { replace: true })}
        />
        <div className="min-w-32 flex-1 sm:flex-none">
          <Field id="status" label={m.statusLabel()} problem={false}>
            {(field) => (
              <Select
                {...field}
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
              </Select>
            )}
          </Field>
        </div>
        <Button aria-expanded={filtersOpen} aria-controls="filters" onClick={() => setFiltersOpen(!filtersOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {m.filters()}
        </Button>
        <CompactRowsButton />
        {/* Hidden while patients are selected: the selection has its own menu, and the whole list would be exported by mistake. */}
        {mayExport && selected.size === 0 && (
          <ExportMenu
            label={m.exportMenu()}
            exported={exportedOf(view)}
            covers={<Matching view={view} list={isPlaceholderData ? undefined : data} />}
          />
        )}
      </div>
      <div id="filters" hidden={!filtersOpen}>
        <FilterPanel view={view} onChange={show} />
      </div>
      {view.search !== '' && data !== undefined && data.total > pageSize && (
        <Stale when={isPlaceholderData}>
          <Panel as="div" className="px-4 py-3">
            <NarrowSearch text={view.search} found={data} field="search" onNarrow={(search) => show({ ...view, page: 1, search })} />
          </Panel>
        </Stale>
      )}
      {selected.size > 0 && <SelectionBar selected={selected} onSelect={setSelected} />}

      {tooFar !== undefined ? (
        <Notice as="div" className="flex flex-wrap items-center justify-between gap-3">
          <span>{problemText(tooFar)}</span>
          <Button onClick={() => goTo(1)}>{m.pageNumber({ page: formatNumber(locale, 1) })}</Button>
        </Notice>
      ) : isError ? (
        <Failure text={m.patientsFailed()} onRetry={refetch} />
      ) : data?.patients.length === 0 ? (
        <Panel as="div" className="grid justify-items-center gap-3 px-4 py-16 text-center">
          <p className="text-lg font-semibold">{data.truncated ? m.notLookedThrough() : m.noPatients()}</p>
          {data.truncated ? (
            <>
              <p className="text-muted">{m.notLookedThroughHint()}</p>
              <Button onClick={() => void refetch()}>{m.retry()}</Button>
            </>
          ) : view.search || view.status ? (
            <>
              <p className="text-muted">{m.noPatientsHint()}</p>
              <Button onClick={() => show(firstView)}>{m.clearFilters()}</Button>
            </>
          ) : (
            <p className="text-muted">{m.noPatientsYet()}</p>
          )}
        </Panel>
      ) : (
        <PatientTable
          patients={data?.patients}
          list={data}
          stale={isPlaceholderData}
          today={today}
          view={view}
          onView={show}
          selection={{ selected, onSelect: setSelected, onDelete: mayDelete ? setDeleting : undefined }}
        />
      )}

      {deleting && (
        <DeleteDialog
          key={deleting.id}
          patient={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setSelected(toggled(selected, [deleting], false))}
        />
      )}
      {data && !isError && (
        <div className={data.total === 0 ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-3'}>
          <output>
            {(data.truncated ? m.showingAtLeast : m.showing)({
              shown: formatNumber(locale, data.patients.length),
              total: formatNumber(locale, data.total),
            })}{' '}
            {data.total > 0 && (
              <span className="text-muted">
                {(data.truncated ? m.pageOfAtLeast : m.pageOf)({
                  page: formatNumber(locale, view.page),
                  pages: formatNumber(locale, pages),
                })}
              </span>
            )}
          </output>
          {data.total > 0 && <Pagination page={view.page} pages={pages} near={pageWindow(view.page, pages)} onGo={goTo} />}
        </div>
      )}
    </Page>
  );
}

/** The patients that match the view's search and filter, in words. The number is unknown while the list loads. */
function Matching({ view: { search, status }, list }: { view: ListView; list: PatientList | undefined }) {
  const locale = useLocale();
  const isAll = search === '' && status === '';
  const say = isAll ? m.exportAll : list?.truncated ? m.exportMatchingAtLeast : m.exportMatching;
  return (
    <>
      {list && <p className="font-semibold text-foreground">{say({ count: formatNumber(locale, list.total) })}</p>}
      {search !== '' && (
        <p className="wrap-anywhere">
          {m.search()}: <bdi>{search}</bdi>
        </p>
      )}
      {status !== '' && (
        <p>
          {m.statusLabel()}: {said(statusWords[status])}
        </p>
      )}
    </>
  );
}

/** The list as filtered and sorted, with all its pages. */
const exportedOf = ({ search, status, sortBy, sortOrder }: ListView): Exported => ({
  sortBy: sortBy === 'match' ? 'createdAt' : sortBy,
  sortOrder,
  ...(search !== '' && { search }),
  ...(status !== '' && { status }),
});
