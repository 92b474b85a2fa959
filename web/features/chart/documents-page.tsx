import { m } from '../../i18n/paraglide/messages.js';
import { Documents } from './documents.tsx';
import { Letters } from './letters.tsx';
import { OfChart } from './of-chart.tsx';

/** A patient's documents, and what the clinic has certified. */
export const DocumentsOfChartPage = () => (
  <OfChart title={m.documents()}>
    {({ patient }) => (
      <>
        <Documents patientId={patient.id} />
        <Letters patientId={patient.id} />
      </>
    )}
  </OfChart>
);
