import { type SortOrder, patientSorts, sortOrders } from '#contract/patient/list.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type ListSort, type ListView, firstView, sortedOn } from './list-view.ts';

const sortName: Record<ListSort, () => string> = {
  match: () => m.sortMatch(),
  createdAt: () => m.sortCreated(),
  'personalInfo.firstName': () => m.sortFirstName(),
  'personalInfo.lastName': () => m.sortLastName(),
  'personalInfo.email': () => m.sortEmail(),
  'personalInfo.dateOfBirth': () => m.sortDateOfBirth(),
  status: () => m.sortStatus(),
};
const orderName: Record<SortOrder, () => string> = { asc: () => m.orderAscending(), desc: () => m.orderDescending() };

/** Sorts the list by any sortable field. */
export function FilterPanel({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  const sorts: readonly ListSort[] = view.search === '' ? patientSorts : ['match', ...patientSorts];
  const sort = sortedOn(view);
  return (
    <Panel as="div" className="flex flex-wrap items-end gap-3 p-4">
      <div className="min-w-44 flex-1 sm:flex-none">
        <Field id="sort" label={m.sortBy()} problem={false}>
          {(field) => (
            <Select
              {...field}
              value={sort}
              onChange={(event) => onChange({ ...view, page: 1, sortBy: sorts.find((one) => one === event.target.value) ?? sort })}
            >
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {sortName[one]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Field id="order" label={m.sortOrder()} problem={false}>
          {(field) => (
            <Select
              {...field}
              disabled={sort === 'match'}
              value={view.sortOrder}
              onChange={(event) => onChange({ ...view, page: 1, sortBy: sort, sortOrder: event.target.value === 'asc' ? 'asc' : 'desc' })}
            >
              {sortOrders.map((order) => (
                <option key={order} value={order}>
                  {orderName[order]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button look="ghost" onClick={() => onChange(firstView)}>
        {m.clearFilters()}
      </Button>
    </Panel>
  );
}
