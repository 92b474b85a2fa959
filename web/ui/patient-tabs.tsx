import { NavLink } from 'react-router-dom';
import { chartPaths } from '../lib/care-paths.ts';
import { paths } from '../lib/paths.ts';
import { m } from '../i18n/paraglide/messages.js';
import './patient-tabs.css';

const tabs = [
  { to: paths.chart, name: () => m.chartSummary() },
  { to: chartPaths.visits, name: () => m.visits() },
  { to: chartPaths.timeline, name: () => m.timeline() },
  { to: paths.prescriptions, name: () => m.navMedicines() },
  { to: paths.patientLabs, name: () => m.navResults() },
  { to: chartPaths.vitalSigns, name: () => m.vitalSigns() },
  { to: chartPaths.immunizations, name: () => m.immunizations() },
  { to: chartPaths.documents, name: () => m.documents() },
  { to: paths.patient, name: () => m.patientDetails() },
] as const;

/** Whether a path is that of one of a patient's tabs, not of a part of one. */
export const isTab = (pathname: string, patientId: string): boolean => tabs.some(({ to }) => pathname === to(patientId));

/** The pages about one patient, for staff. */
export const PatientTabs = ({ patientId }: { patientId: string }) => (
  <nav aria-label={m.patientTabs()} className="patient-tabs">
    <ul>
      {tabs.map(({ to, name }) => (
        <li key={to(patientId)}>
          <NavLink to={to(patientId)} end={to === paths.patient}>
            {name()}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
