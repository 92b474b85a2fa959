import { m } from '../../i18n/paraglide/messages.js';
import { OfChart } from './of-chart.tsx';
import { TimelinePanel } from './timeline.tsx';

/** Everything recorded about a patient, in the order of time. */
export const TimelinePage = () => <OfChart title={m.timeline()}>{({ patient }) => <TimelinePanel patientId={patient.id} />}</OfChart>;
