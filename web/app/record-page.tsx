import { AppointmentsOfRecord } from '../features/appointments/patient-appointments.tsx';
import { PatientDetailPage } from '../features/patients/detail-page.tsx';

/** A patient's record, with the parts that other features provide. */
export const RecordPage = () => <PatientDetailPage Appointments={AppointmentsOfRecord} />;
