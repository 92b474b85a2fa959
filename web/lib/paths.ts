/** Every URL of the application. The id of a patient must be safe in a path, as the ids of the API are. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  symptomChecker: '/symptom-checker',
  howItWorks: '/symptom-checker/how',
  dashboard: '/dashboard',
  providerDashboard: '/provider-dashboard',
  patients: '/patients',
  newPatient: '/patients/new',
  patient: (id: string) => `/patients/${id}`,
  editPatient: (id: string) => `/patients/${id}/edit`,
  appointments: '/appointments',
  newAppointment: '/appointments/new',
  records: '/records',
  newRecord: '/records/new',
  analytics: '/analytics',
  settings: '/settings',
  security: '/security',
  newPrescription: '/prescriptions/new',
  orderLab: '/labs/order',
} as const;

/** Pages that are linked and not made yet. */
export const notAvailable = [
  paths.appointments,
  paths.newAppointment,
  paths.records,
  paths.newRecord,
  paths.analytics,
  paths.newPrescription,
  paths.orderLab,
] as const;

/** Whether a path of the browser's is that of a page that stands alone. */
export const isAt = (page: string, pathname: string): boolean => pathname.replace(/\/$/, '') === page;
