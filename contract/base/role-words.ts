import type { Texts } from './language.ts';
import type { Role } from './role.ts';

/** The roles as people read them. */
export const roleWords = {
  PATIENT: { en: 'Patient', ar: 'مريض' },
  CLINICIAN: { en: 'Clinician', ar: 'ممارس صحي' },
  ADMIN: { en: 'Administrator', ar: 'مسؤول النظام' },
} as const satisfies Record<Role, Texts>;
