/** Every URL of the application. The id of `patient` must be safe in a path, as the ids of the API are. */
export const paths = {
  home: '/',
  login: '/login',
  symptomChecker: '/symptom-checker',
  patients: '/patients',
  patient: (id: string) => `/patients/${id}`,
} as const;
