import { AppointmentsOfRecord } from '../features/appointments/patient-appointments.tsx';
import { PatientDetailPage } from '../features/patients/detail-page.tsx';

/** A patient's record, with what other features know of the patient. */
export const RecordPage = () => <PatientDetailPage Appointments={AppointmentsOfRecord} />;
