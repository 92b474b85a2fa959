import type { Appointment } from '#contract/appointments/appointments.ts';
import { useCompactRows } from '../../lib/compact-rows.ts';
import { inLongList } from '../../lib/use-near.ts';
import { Lines } from '../../ui/lines.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import type { Report } from './use-change.ts';

/** Appointments of a clinician, with what may be done with each. */
export const Appointments = ({ of, report }: { of: readonly Appointment[]; report: Report }) => (
  <Lines as="ol" isCompact={useCompactRows()}>
    {of.map((appointment, index) => (
      <AppointmentLine key={appointment.id} appointment={appointment} tells="patient" index={inLongList(of, index)}>
        <AppointmentActions appointment={appointment} report={report} />
      </AppointmentLine>
    ))}
  </Lines>
);
