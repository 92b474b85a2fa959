/** Every URL of the application. Patient ids must be safe in a path, as the API's ids are. */
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
  chart: (id: string) => `/patients/${id}/chart`,
  visit: (id: string, visitId: string) => `/patients/${id}/visits/${visitId}`,
  appointments: '/appointments',
  newAppointment: '/appointments/new',
  newAppointmentFor: (patientId: string) => `/appointments/new?patientId=${patientId}`,
  clinicHours: '/appointments/hours',
  records: '/records',
  newRecord: '/records/new',
  newRecordOf: (id: string) => `/records/new?patientId=${id}`,
  analytics: '/analytics',
  settings: '/settings',
  security: '/security',
  patientLog: (id: string) => `/security?patientId=${id}`,
  newPrescription: '/prescriptions/new',
  labs: '/labs',
  labInbox: '/labs?view=inbox',
  newPrescriptionFor: (id: string, prior?: string) => `/prescriptions/new?patientId=${id}${prior === undefined ? '' : `&prior=${prior}`}`,
  prescriptions: (id: string) => `/patients/${id}/prescriptions`,
  orderLab: '/labs/order',
  orderLabFor: (patientId: string) => `/labs/order?patientId=${patientId}`,
  patientLabs: (id: string) => `/patients/${id}/labs`,
  labOrder: (id: string, orderId: string) => `/patients/${id}/labs/${orderId}`,
} as const;

/** The lists that figures count: parts of the provider dashboard, by their ids there, and views of the patient list. */
export const lists = {
  schedule: `${paths.providerDashboard}#schedule`,
  alerts: `${paths.providerDashboard}#alerts`,
  newestPatients: `${paths.patients}?sortBy=createdAt&sortOrder=desc`,
  activePatients: `${paths.patients}?status=active`,
  pendingPatients: `${paths.patients}?status=pending`,
} as const;

/** Pages that are linked but not built yet. */
export const notAvailable = [paths.analytics] as const;

const publicPages: readonly string[] = [paths.login, paths.register, paths.confirmEmail, paths.forgotPassword, paths.terms, paths.privacy];
/** Whether the page at a browser's path is for everybody, and so waits for no session. */
export const isPublic = (pathname: string): boolean => publicPages.includes(pathname.replace(/\/$/, ''));
