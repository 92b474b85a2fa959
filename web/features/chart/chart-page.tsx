import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Chart } from '#contract/chart/chart.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { chartPaths } from '../../lib/care-paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Panel } from '../../ui/panel.tsx';
import { ProposedAllergies } from '../../ui/proposed-allergies.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AllergiesPanel } from './allergies.tsx';
import { LastVisit } from './note-text.tsx';
import { OfChart } from './of-chart.tsx';
import { Problems } from './problems.tsx';
import { LastValues } from './last-values.tsx';

interface SummaryProps {
  /** What other features know of the patient. */
  readonly Medicines: ComponentType<{ readonly patient: Patient }>;
  readonly Results: ComponentType<{ readonly patientId: string }>;
}

/** What to know of a patient before treating, without a form. In one column, the last note comes after all that is read at a glance. */
export const ChartPage = ({ Medicines, Results }: SummaryProps) => (
  <OfChart title={m.chartTitle()}>
    {(chart) => (
      <div className="@container grid gap-5">
        <ProposedAllergies patientId={chart.patient.id} />
        <div className="grid items-start gap-5 @2xl:grid-cols-2">
          <div className="grid gap-5">
            <Problems chart={chart} />
            <Medicines patient={chart.patient} />
          </div>
          <div className="grid gap-5">
            <Results patientId={chart.patient.id} />
            <LastVitalSigns chart={chart} />
            <AllergiesPanel chart={chart} />
          </div>
        </div>
        <LastVisit patientId={chart.patient.id} />
      </div>
    )}
  </OfChart>
);

function LastVitalSigns({ chart }: { chart: Chart }) {
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="last-vital-signs">
      <h2 id="last-vital-signs" className="text-lg font-semibold">
        {m.vitalSigns()}
      </h2>
      <LastValues chart={chart} />
      {Object.keys(chart.vitals).length > 0 && (
        <TextLink as={Link} to={chartPaths.vitalSigns(chart.patient.id)} className="inline-block min-h-6 justify-self-start">
          {m.chartAllValues()}
        </TextLink>
      )}
    </Panel>
  );
}
