import type { Texts } from '#contract/base/language.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { type MergePart, type MergeWarning, type MergedKind } from '#contract/patient/merge.ts';
import { formGroups } from '#contract/patient/places.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The parts of a record between which a merge chooses, in words. */
export const partLabels = {
  firstName: titleOf('firstName'),
  lastName: titleOf('lastName'),
  nameArabic: titleOf('nameArabic'),
  nationalId: titleOf('nationalId'),
  dateOfDeath: titleOf('dateOfDeath'),
  phone: titleOf('phone'),
  email: titleOf('email'),
  preferredLanguage: titleOf('preferredLanguage'),
  address: formGroups.address.title,
  emergencyContact: formGroups.emergencyContact.title,
  bloodType: titleOf('bloodType'),
  medicalHistory: titleOf('medicalHistory'),
  dateOfBirth: titleOf('dateOfBirth'),
} as const satisfies Record<MergePart | 'bloodType' | 'medicalHistory' | 'dateOfBirth', Texts>;

export const warningTexts = {
  dateOfBirth: () => m.mergeWarnBirth(),
  gender: () => m.mergeWarnGender(),
  name: () => m.mergeWarnName(),
  allergies: () => m.mergeWarnAllergies(),
  severities: () => m.mergeWarnSeverities(),
  accounts: () => m.mergeWarnAccounts(),
} as const satisfies Record<MergeWarning, () => string>;

export const kindNames = {
  visits: () => m.visits(),
  appointments: () => m.navAppointments(),
  prescriptions: () => m.prescriptionsTitle(),
  laboratory: () => m.labOfPatient(),
  problems: () => m.problems(),
  allergies: () => m.mergeAllergyEntries(),
  vitalSigns: () => m.vitalSigns(),
  immunizations: () => m.immunizations(),
  documents: () => m.documents(),
  letters: () => m.letters(),
  symptomChecks: () => m.symptomSessions(),
  proposals: () => m.proposals(),
  links: () => m.mergeLinkedAccounts(),
  tasks: () => m.inboxTasks(),
} as const satisfies Record<MergedKind, () => string>;
