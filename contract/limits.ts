/** Sizes that client and server agree on (product spec, section 9, and docs/adr/0002). */
export const limits = {
  bodyBytes: 256 * 1024,
  requestIdLength: 128,
  ifMatchLength: 64,
  /** Wrong fields that one refusal names. */
  refusalDetails: 100,
  name: 100,
  email: 254,
  phone: 32,
  addressPart: 200,
  listEntries: 100,
  listEntry: 200,
  medicalHistory: 20_000,
  relationship: 100,
  pageSizeDefault: 10,
  pageSizeMax: 100,
  pageMax: 1_000_000_000,
  search: 200,
  cursor: 1000,
  /** Patients that one request may name. */
  selection: 100,
  /** Exports of more patients are made in the background (docs/adr/0010). */
  exportAtOnce: 1000,
  /** Patients in one PDF; a longer list is for a spreadsheet. */
  exportPdf: 10_000,
  /** Exports that one person may have under way. */
  exportsUnderWay: 3,
  recentDefault: 10,
  recentMax: 50,
  descriptionMin: 10,
  descriptionMax: 2000,
  severityMin: 1,
  severityMax: 10,
  /** Letters and digits of the codes that hand over a symptom session, and that link an account to a record (docs/adr/0018). */
  handoverCode: 8,
  linkCode: 10,
  linkCodeDays: 10,
  /** Birth dates that may be tried with one link code. */
  linkCodeAttempts: 5,
  linkReason: 200,
  /** Codes that one person may try in an hour, of each kind. */
  codesPerHour: 10,
  /** Statements on one screen of quick checks, and screens that one check may show. */
  checksOnScreen: 8,
  checkScreens: 2,
  recognisedShown: 12,
  /** What one check may be sent: its screens, what is taken away, a presentation that is chosen. */
  answersOfCheck: 8,
  findingId: 40,
  ageMin: 1,
  ageMonthsMax: 23,
  ageMax: 120,
} as const;
