/** Every URL of the application. */
export const paths = {
  home: '/',
  login: '/login',
  patients: '/patients',
  patient: (id: string) => `/patients/${encodeURIComponent(id)}`,
} as const;
