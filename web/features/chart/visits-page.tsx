import { m } from '../../i18n/paraglide/messages.js';
import { OfChart } from './of-chart.tsx';
import { Visits } from './visits.tsx';

/** A patient's visits. */
export const VisitsPage = () => <OfChart title={m.visits()}>{({ patient }) => <Visits patientId={patient.id} />}</OfChart>;
