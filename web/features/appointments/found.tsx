import { usePages } from '../../lib/pages.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Appointments } from './appointments.tsx';
import { type AskedSchedule, scheduleQuery } from './queries.ts';
import type { Report } from './use-change.ts';

/** The appointments that a search of the whole day found, beside a view that shows a part of it. */
export function Found({ asked, report }: { readonly asked: AskedSchedule; readonly report: Report }) {
  const pages = usePages(scheduleQuery(asked));
  return (
    <Panel aria-label={m.appointmentsFound()} className="p-5">
      <Paged pages={pages} empty={m.appointmentsNotFound()} failed={m.scheduleFailed()} more={m.pagesMore()}>
        {(rows) => <Appointments of={rows} report={report} />}
      </Paged>
    </Panel>
  );
}
