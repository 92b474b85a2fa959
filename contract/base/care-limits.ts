/** Limits of the clinic's work, shared by client and server. They are separate from limits.ts, so that public pages need not load them. */
export const careLimits = {
  /** For the list of where to go. */
  careServices: 200,
  careSources: 100,
  periodsOfDay: 6,
  hoursExceptions: 200,
  hoursReason: 200,
  /** Lengths of an appointment in minutes. */
  appointmentMin: 5,
  appointmentMax: 240,
  /** How many days ahead an appointment may be. */
  appointmentDays: 366,
  appointmentReason: 300,
  /** Dates of one series: three times a week for a year, and some. */
  seriesDates: 200,
  /** Earlier times that an appointment keeps, the latest ones. */
  earlierTimes: 20,
  /** A patient's requests that await an answer, and requests per hour. */
  requestsOpen: 3,
  /** Days for which a request that nobody answered in time is still listed. */
  requestsPastDays: 7,
  requestsPerHour: 10,
  /** Days of free times in one answer. */
  freeDays: 14,
  /** Days of a schedule in one answer. */
  scheduleDays: 7,
  /** Clinicians whose appointments are asked for at once. */
  cliniciansAtOnce: 20,
  outsideListed: 1000,
  /** Days of figures in one answer. */
  analyticsDays: 92,
  chartReason: 300,
  chartNote: 2000,
  noteSection: 10_000,
  problemText: 200,
  licenceNumber: 40,
  clinicAddress: 200,
  icdCode: 60,
  noteDiagnoses: 12,
  /** Entries on a page of a history. */
  historyPage: 25,
  timelinePage: 25,
  /** Unresolved problems, and those that a summary shows if there are many. */
  problemsMax: 100,
  problemsShort: 8,
  /** Doses in a chart, and per vaccine. */
  dosesMax: 100,
  vaccineDoses: 20,
  vaccineLot: 40,
  documentTitle: 200,
  /** Bytes of a document. */
  documentBytes: 10_000_000,
  doseQuantity: 10_000,
  dosesPerDay: 24,
  doseReason: 100,
  doseDays: 366,
  dispensed: 10_000,
  repeats: 12,
  /** Entries per page of a list of work. */
  workPage: 50,
  /** A patient's proposals that await an answer, beyond which only allergies are taken, those that an account makes in an hour, and answered ones per page. */
  proposalsOpen: 20,
  proposalsPerHour: 30,
  proposalsPage: 50,
  taskText: 500,
  taskWhy: 200,
  /** Times that a task was handed on which it keeps, the latest ones. */
  taskHandOns: 10,
  /** A medicine outside the formulary. */
  drugText: 100,
  prescriptionNote: 500,
  weightKg: 400,
  /** Length of the version of the lists on which a medicine was checked. */
  listsName: 64,
  /** Overridden findings of one prescription. */
  overrides: 200,
  overrideReason: 300,
  favorites: 30,
  usualDoses: 200,
  /** What a usual dose is for. */
  indication: 100,
  /** Medicines under one signature, which is one transaction. */
  signedTogether: 10,
  formularyFound: 12,
  /** Tests of one laboratory order. */
  labTests: 60,
  /** Days after verification until a patient sees a result that no clinician has acknowledged. */
  resultReleaseDays: 7,
  labNote: 1000,
  labReason: 300,
  /** Ranges of one test. */
  labRanges: 20,
  labUnit: 40,
  /** Greater than any result in the laboratory's units. */
  labNumber: 10_000_000,
  /** A written result, such as what a culture grew. */
  labText: 2000,
} as const;
