import { ProposeDialog } from '../features/patients/arriving-parts.ts';
import { PatientHome } from '../features/portal/home.tsx';

/** A patient account's landing page. */
export const HomePage = () => <PatientHome AllergyDialog={ProposeDialog} />;
