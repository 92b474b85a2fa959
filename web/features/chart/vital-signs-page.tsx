import { Activity } from 'lucide-react';
import { Link } from 'react-router-dom';
import { besides } from '../../lib/beside.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { OfChart } from './of-chart.tsx';
import { VitalSignsPanel } from './vital-signs.tsx';

/** The course of a patient's vital signs. */
export function VitalSignsPage() {
  const writesChart = useWritesChart();
  return (
    <OfChart
      title={m.vitalSigns()}
      actions={
        writesChart && (
          <Button as={Link} look="primary" to="" replace state={besides('vital-signs')}>
            <Activity aria-hidden="true" />
            {m.vitalSignsRecord()}
          </Button>
        )
      }
    >
      {(chart) => <VitalSignsPanel chart={chart} />}
    </OfChart>
  );
}
