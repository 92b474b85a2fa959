/** Limits that client and server share (product spec, section 9; docs/adr/0002). */
export const limits = {
  bodyBytes: 256 * 1024,
  requestIdLength: 128,
  ifMatchLength: 64,
  /** Maximum wrong fields named in a refusal. */
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
  /** How many patients may lie between a page that is asked for by number and the nearest of the list's start, its end and the cursor. */
  pageDistanceMax: 1000,
  search: 200,
  cursor: 1000,
  /** Maximum patients named in a request. */
  selection: 100,
  /** Larger exports run in the background (docs/adr/0010). */
  exportAtOnce: 1000,
  /** Maximum patients in a PDF; longer lists need a spreadsheet. */
  exportPdf: 10_000,
  /** Maximum events (or days without events) that an export of the access log reads. */
  /** Maximum exports in progress per person. */
  exportsUnderWay: 3,
  recentDefault: 10,
  recentMax: 50,
  descriptionMin: 10,
  descriptionMax: 2000,
  severityMin: 1,
  severityMax: 10,
  /** Lengths of the codes that hand over a symptom session and that link an account to a record (docs/adr/0018). */
  handoverCode: 8,
  linkCode: 10,
  linkCodeDays: 10,
  /** Birth dates that may be tried per link code. */
  linkCodeAttempts: 5,
  linkReason: 200,
  /** Years for which a carer of an adult may be linked at once. */
  carerYears: 5,
  deletionReason: 300,
  exportReason: 300,
  alertDone: 500,
  /** Codes of each kind that a person may try per hour. */
  codesPerHour: 10,
  /** Symptom checks that a patient's account may attach per day. */
  attachedPerDay: 10,
  /** Statements per screen of quick checks, and screens per check. */
  checksOnScreen: 3,
  checkScreens: 4,
  recognisedShown: 12,
  /** Answers that a check accepts: its screens, removals, a chosen presentation. */
  answersOfCheck: 8,
  findingId: 40,
  ageMin: 1,
  ageMonthsMax: 23,
  ageMax: 120,
} as const;
