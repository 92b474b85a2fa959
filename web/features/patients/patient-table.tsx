import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '#contract/base/limits.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { ageOn, namesOf } from '../../lib/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AboveRow, Cell, DataTable, Head, Row, RowTick } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Phone } from '../../ui/phone.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type ListView, addressOf, orderOf, sortedBy } from './list-view.ts';
import { pageSize } from './queries.ts';

/** What only staff may do with rows. */
interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onDelete: (patient: Patient) => void;
}

interface PatientTableProps {
  /** Undefined while loading. */
  readonly patients: readonly Patient[] | undefined;
  /** They belong to another page or search until the requested ones arrive. */
  readonly stale: boolean;
  /** The date in Qatar, for ages. */
  readonly today: string;
  /** The list's current view, to sort it and to return to it. */
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly selection: Selection | undefined;
}

const columns = {
  select: { column: 'select', kind: 'select' },
  patient: { column: 'patient' },
  contact: { column: 'contact', from: 'tablet' },
  age: { column: 'age', from: 'tablet', kind: 'number' },
  status: { column: 'status', kind: 'status' },
  created: { column: 'created', from: 'desktop', kind: 'date' },
  actions: { column: 'actions', from: 'tablet', kind: 'actions' },
} as const;
const sorted = [
  ['patient', () => m.columnPatient()],
  ['contact', () => m.columnContact()],
  ['age', () => m.columnAge()],
  ['status', () => m.columnStatus()],
  ['created', () => m.columnCreated()],
] as const;

/** A page of patients; each row opens its record. */
export function PatientTable({ patients, stale, today, view, onView, selection }: PatientTableProps) {
  return (
    <Panel as="div" aria-busy={patients === undefined || stale}>
      <DataTable stale={stale}>
        <thead>
          <tr>
            {selection && (
              <Head {...columns.select}>
                <SelectAll patients={patients ?? []} {...selection} />
              </Head>
            )}
            {sorted.map(([column, title]) => (
              <Head key={column} {...columns[column]} order={orderOf(column, view)} onSort={() => onView(sortedBy(column, view))}>
                {title()}
              </Head>
            ))}
            {selection && (
              <Head {...columns.actions}>
                <span className="sr-only">{m.columnActions()}</span>
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {patients === undefined ? (
            <SkeletonRows isStaff={selection !== undefined} />
          ) : (
            patients.map((patient) => <PatientRow key={patient.id} patient={patient} today={today} view={view} selection={selection} />)
          )}
        </tbody>
      </DataTable>
    </Panel>
  );
}

/** The selection with these patients added or removed. */
export function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  return on ? new Set([...selected, ...ids].slice(0, limits.selection)) : new Set([...selected].filter((id) => !ids.includes(id)));
}

/** Selects or deselects the patients of the page, keeping the selection on other pages. */
function SelectAll({ patients, selected, onSelect }: Selection & { patients: readonly Patient[] }) {
  const ids = patients.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const some = ids.some((id) => selected.has(id));
  return (
    <RowTick
      aria-label={m.selectAll()}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some && !all;
      }}
      onChange={() => onSelect(toggled(selected, ids, !all))}
    />
  );
}

interface PatientRowProps {
  readonly patient: Patient;
  readonly today: string;
  readonly view: ListView;
  readonly selection: Selection | undefined;
}

function PatientRow({ patient, today, view, selection }: PatientRowProps) {
  const locale = useLocale();
  const { id, personalInfo } = patient;
  const { name, otherName } = namesOf(patient, locale);
  const age = formatNumber(locale, ageOn(personalInfo.dateOfBirth, today));
  const isSelected = selection?.selected.has(id);
  const list = addressOf(view);
  return (
    <Row selected={isSelected}>
      {selection && (
        <Cell {...columns.select}>
          <RowTick
            aria-label={m.selectPatient({ name })}
            checked={isSelected}
            onChange={() => selection.onSelect(toggled(selection.selected, [id], isSelected === false))}
          />
        </Cell>
      )}
      <Cell {...columns.patient}>
        <RowLink covers to={paths.patient(id)} state={{ list }}>
          <bdi>{name}</bdi>
        </RowLink>
        {otherName && (
          <span className="block text-muted">
            <bdi>{otherName}</bdi>
          </span>
        )}
        <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted sm:hidden">
          <span>{m.yearsOld({ age })}</span>
          <Phone number={personalInfo.phone} />
        </span>
      </Cell>
      <Cell {...columns.contact}>
        <AboveRow title={personalInfo.email}>
          <bdi>{personalInfo.email}</bdi>
        </AboveRow>
        <AboveRow>
          <Phone className="text-muted" number={personalInfo.phone} />
        </AboveRow>
      </Cell>
      <Cell {...columns.age}>{age}</Cell>
      <Cell {...columns.status}>
        <StatusChip status={patient.status} />
      </Cell>
      <Cell {...columns.created}>{formatDay(locale, patient.createdAt)}</Cell>
      {selection && (
        <Cell {...columns.actions}>
          <AboveRow>
            <span className="flex">
              <IconButton as={Link} to={paths.patient(id)} state={{ list }} aria-label={m.viewPatient({ name })}>
                <Eye size={18} aria-hidden="true" />
              </IconButton>
              <IconButton as={Link} to={paths.editPatient(id)} aria-label={m.editOne({ name })}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton aria-label={m.deleteOne({ name })} onClick={() => selection.onDelete(patient)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </span>
          </AboveRow>
        </Cell>
      )}
    </Row>
  );
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

const SkeletonRows = ({ isStaff }: { isStaff: boolean }) =>
  skeletonRows.map((row) => (
    <Row key={row} aria-hidden="true">
      {isStaff && (
        <Cell {...columns.select}>
          <Skeleton className="mx-auto w-5" />
        </Cell>
      )}
      <Cell {...columns.patient}>
        <Skeleton className="w-40" />
      </Cell>
      <Cell {...columns.contact}>
        <Skeleton className="w-52" />
      </Cell>
      <Cell {...columns.age}>
        <Skeleton className="ms-auto w-8" />
      </Cell>
      <Cell {...columns.status}>
        <Skeleton className="w-20" />
      </Cell>
      <Cell {...columns.created}>
        <Skeleton className="w-24" />
      </Cell>
      {isStaff && (
        <Cell {...columns.actions}>
          <Skeleton className="w-28" />
        </Cell>
      )}
    </Row>
  ));
