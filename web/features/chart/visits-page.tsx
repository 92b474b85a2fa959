import { m } from '../../i18n/paraglide/messages.js';
import { OfChart } from './of-chart.tsx';
import { TimelinePanel } from './timeline.tsx';
import { Visits } from './visits.tsx';

/** A patient's visits, and everything recorded about them. */
export const VisitsPage = () => (
  <OfChart title={m.visits()}>
    {({ patient: { id } }) => (
      <>
        <Visits patientId={id} />
        <TimelinePanel patientId={id} />
      </>
    )}
  </OfChart>
);
