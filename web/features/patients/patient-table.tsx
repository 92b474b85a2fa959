import { Eye, Pencil, Trash2 } from 'lucide-react';
import { ageOn } from '#contract/patient/age.ts';
import { limits } from '#contract/base/limits.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { hasEmail } from '#contract/patient/no-email.ts';
import type { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { useCompactRows } from '../../lib/compact-rows.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { bornIn } from '../../lib/birth.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Cut } from '../../ui/cut.tsx';
import { AboveRow, Cell, DataTable, Folded, Head, Row, RowTick } from '../../ui/data-table.tsx';
import { DeathChip } from '../../ui/death-chip.tsx';
import { FoundBy } from '../../ui/found-by.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { FoundNamesakes } from '../../ui/namesakes.tsx';
import { Phone } from '../../ui/phone.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { FieldText } from './field-text.tsx';
import { type ListView, addressOf, orderOf, sortedBy } from './list-view.ts';
import { pageSize } from './queries.ts';

/** The selected patients by id, of all pages. */
export type Selected = ReadonlyMap<string, Patient>;

/** Row actions for staff only. */
interface Selection {
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  /** Undefined for users who may not delete. */
  readonly onDelete: ((patient: Patient) => void) | undefined;
}

interface PatientTableProps {
  /** Undefined while loading. */
  readonly patients: readonly Patient[] | undefined;
  /** The answer that they are of. */
  readonly list: Pick<PatientList, 'foundBy' | 'namesakes'> | undefined;
  /** The rows belong to another page or search until the requested ones are loaded. */
  readonly stale: boolean;
  /** The date in Qatar, for ages. */
  readonly today: string;
  /** The list's current view, to sort it and to return to it. */
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly selection: Selection;
}

const columns = {
  select: { column: 'select', size: 'tick' },
  patient: { column: 'patient' },
  contact: { column: 'contact', from: 'wide' },
  age: { column: 'age', from: 'middle', size: 'small' },
  status: { column: 'status', from: 'middle', size: 'small' },
  created: { column: 'created', from: 'wide', size: 'small' },
  actions: { column: 'actions', size: 'actions' },
} as const;
const sorted = [
  ['patient', () => m.columnPatient()],
  ['contact', () => m.columnContact()],
  ['age', () => m.columnAge()],
  ['status', () => m.columnStatus()],
  ['created', () => m.columnCreated()],
] as const;

/** A page of patients; each row opens its record. */
export function PatientTable({ patients, list, stale, today, view, onView, selection }: PatientTableProps) {
  return (
    <Panel as="div" aria-busy={patients === undefined || stale}>
      <DataTable stale={stale} isCompact={useCompactRows()}>
        <thead>
          <tr>
            <Head {...columns.select}>
              <SelectAll patients={stale ? [] : (patients ?? [])} {...selection} />
            </Head>
            {sorted.map(([column, title]) => (
              <Head key={column} {...columns[column]} order={orderOf(column, view)} onSort={() => onView(sortedBy(column, view))}>
                {title()}
              </Head>
            ))}
            <Head {...columns.actions}>
              <span className="sr-only">{m.columnActions()}</span>
            </Head>
          </tr>
        </thead>
        <tbody inert={stale}>
          {patients === undefined ? (
            <SkeletonRows />
          ) : (
            patients.map((patient) => (
              <PatientRow key={patient.id} patient={patient} list={list} today={today} view={view} selection={selection} />
            ))
          )}
        </tbody>
      </DataTable>
    </Panel>
  );
}

/** The selection with these patients added or removed. */
export function toggled(selected: Selected, patients: readonly Patient[], on: boolean): Selected {
  const ids = new Set(patients.map(({ id }) => id));
  return on
    ? new Map([...selected, ...patients.map((patient) => [patient.id, patient] as const)].slice(0, limits.selection))
    : new Map([...selected].filter(([id]) => !ids.has(id)));
}

/** Selects or deselects the patients of the page, keeping the selection on other pages. */
function SelectAll({ patients, selected, onSelect }: Selection & { patients: readonly Patient[] }) {
  const all = patients.length > 0 && patients.every(({ id }) => selected.has(id));
  const some = patients.some(({ id }) => selected.has(id));
  return (
    <RowTick
      aria-label={m.selectAll()}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some && !all;
      }}
      onChange={() => onSelect(toggled(selected, patients, !all))}
    />
  );
}

interface PatientRowProps {
  readonly patient: Patient;
  readonly list: PatientTableProps['list'];
  readonly today: string;
  readonly view: ListView;
  readonly selection: Selection;
}

function PatientRow({ patient, list, today, view, selection }: PatientRowProps) {
  const locale = useLocale();
  const { id, personalInfo, status } = patient;
  const { name, otherName } = namesOf(patient, locale);
  const age = formatNumber(locale, ageOn(personalInfo.dateOfBirth, personalInfo.dateOfDeath ?? today));
  const born = bornIn(locale, personalInfo);
  const created = formatDay(locale, patient.createdAt);
  const isSelected = selection.selected.has(id);
  const { onDelete } = selection;
  const address = addressOf(view);
  const isCompact = useCompactRows();
  return (
    <Row selected={isSelected}>
      <Cell {...columns.select}>
        <RowTick
          aria-label={m.selectPatient({ name })}
          checked={isSelected}
          onChange={() => selection.onSelect(toggled(selection.selected, [patient], !isSelected))}
        />
      </Cell>
      <Cell {...columns.patient}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <RowLink covers to={paths.patient(id)} state={{ list: address }}>
            <bdi>{name}</bdi>
          </RowLink>
          {otherName && <bdi className="text-muted">{otherName}</bdi>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <DeathChip date={personalInfo.dateOfDeath} />
          <FoundBy patient={patient} list={list} />
          <FoundNamesakes look="dot" id={id} list={list} />
          <Folded until="middle">{m.yearsOld({ age })}</Folded>
          <Folded until="middle">{born}</Folded>
          <span>
            <FieldText name="gender" value={personalInfo.gender} />
          </span>
          {personalInfo.nationalId && (
            <span>
              <span className="sr-only">{said(titleOf('nationalId'))} </span>
              <Ltr>{personalInfo.nationalId}</Ltr>
            </span>
          )}
        </span>
        <Folded until="wide">
          <span className="mt-1 flex flex-wrap gap-x-3 text-sm">
            <AboveRow>
              <Phone number={personalInfo.phone} />
            </AboveRow>
            <AboveRow>
              <FieldText name="email" value={personalInfo.email} />
            </AboveRow>
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Folded until="middle">
              <StatusChip status={status} />
            </Folded>
            <span>{m.createdOn({ date: created })}</span>
          </span>
        </Folded>
      </Cell>
      <Cell {...columns.contact}>
        <span className="block text-sm">
          <AboveRow>
            {hasEmail(personalInfo.email) ? (
              <Cut dir="ltr">{personalInfo.email}</Cut>
            ) : (
              <FieldText name="email" value={personalInfo.email} />
            )}
          </AboveRow>
          <AboveRow>
            <Phone className="text-muted" number={personalInfo.phone} />
          </AboveRow>
        </span>
      </Cell>
      <Cell {...columns.age}>
        <span className={isCompact ? 'me-2' : 'block'}>{age}</span>
        <span className="text-sm text-muted">{born}</span>
      </Cell>
      <Cell {...columns.status}>
        <StatusChip status={status} />
      </Cell>
      <Cell {...columns.created}>
        <span className="text-sm">{created}</span>
      </Cell>
      <Cell {...columns.actions}>
        <RowActions label={m.rowActions({ name })}>
          <RowAction icon={Eye} text={m.view()} name={m.viewPatient({ name })} does={{ to: paths.patient(id), state: { list: address } }} />
          <RowAction icon={Pencil} text={m.editPatient()} name={m.editOne({ name })} does={{ to: paths.editPatient(id) }} />
          {onDelete && <RowAction icon={Trash2} text={m.deletePatient()} name={m.deleteOne({ name })} does={() => onDelete(patient)} />}
        </RowActions>
      </Cell>
    </Row>
  );
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

/** As tall as rows usually are, at every width. */
const SkeletonRows = () =>
  skeletonRows.map((row) => (
    <Row key={row} aria-hidden="true">
      <Cell {...columns.select}>
        <Skeleton className="mx-auto w-5" />
      </Cell>
      <Cell {...columns.patient}>
        <Skeleton className="my-1 w-40" />
        <Skeleton className="my-1.5 w-28" />
        <Skeleton className="my-1 w-36" />
        <Folded until="middle">
          <Skeleton className="my-1.5 w-24" />
          <Skeleton className="my-1.5 w-28" />
        </Folded>
        <Folded until="wide">
          <Skeleton className="my-1.5 w-52" />
          <Skeleton className="my-1.5 w-40" />
        </Folded>
      </Cell>
      <Cell {...columns.contact}>
        <Skeleton className="my-1 w-52" />
        <Skeleton className="my-2 w-28" />
      </Cell>
      <Cell {...columns.age}>
        <Skeleton className="my-1 w-6" />
        <Skeleton className="my-2 w-20" />
      </Cell>
      <Cell {...columns.status}>
        <Skeleton className="w-20" />
      </Cell>
      <Cell {...columns.created}>
        <Skeleton className="w-20" />
      </Cell>
      <Cell {...columns.actions}>
        <Skeleton className="ms-auto w-5" />
      </Cell>
    </Row>
  ));
