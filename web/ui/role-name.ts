import type { Role } from '#contract/base/role.ts';
import { m } from '../i18n/paraglide/messages.js';

export const roleName: Readonly<Record<Role, () => string>> = {
  PATIENT: () => m.rolePatient(),
  CLINICIAN: () => m.roleClinician(),
  ADMIN: () => m.roleAdmin(),
};
