import { m } from '../../i18n/paraglide/messages.js';
import { Immunizations } from './immunizations.tsx';
import { OfChart } from './of-chart.tsx';

/** A patient's vaccinations. */
export const ImmunizationsPage = () => (
  <OfChart title={m.immunizations()}>{({ patient }) => <Immunizations patientId={patient.id} />}</OfChart>
);
