import { m } from '../../i18n/paraglide/messages.js';
import { Documents } from './documents.tsx';
import { OfChart } from './of-chart.tsx';

/** A patient's documents. */
export const DocumentsOfChartPage = () => <OfChart title={m.documents()}>{({ patient }) => <Documents patientId={patient.id} />}</OfChart>;
