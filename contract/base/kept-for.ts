/** How long things are kept: the functions and the stacks keep to it, and the privacy page says it. A stage's settings have the rest. */
export const keptFor = {
  /** A visitor's symptom check. */
  symptomCheckHours: 24,
  /** An account whose e-mail address nobody confirms: the lifetime of its code. */
  unconfirmedAccountHours: 24,
  /** An exported file. */
  exportDays: 1,
  /** What the bell shows of an account. */
  notificationDays: 90,
  /** The code with which anybody verifies a paper. */
  paperCodeDays: 730,
  /** What takes back a merge of two records: both as they were. Some days longer than the undo is offered (contract/patient/merge.ts). */
  mergedRecordDays: 33,
  /** Sign-ins. Longer than a year, the longest duration of a sign-in. */
  signInDays: 400,
  /** The period to any second of which the tables can be restored; documents that were replaced or deleted. */
  recoveryDays: 35,
  /** A backup: weekly of the records, monthly of the access log. */
  backupDays: 365,
  /** Who read a stored file. */
  fileLogDays: 365,
} as const;
