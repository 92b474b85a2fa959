/** Limits of a clinic's day, which client and server share. Public pages load the others without these. */
export const careLimits = {
  /** Of the list of where to go. */
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
  /** Requests of a patient that wait for an answer, and those that may be made within an hour. */
  requestsOpen: 3,
  requestsPerHour: 10,
  /** Days for which free times are answered at once. */
  freeDays: 14,
  /** Days of a schedule in one answer. */
  scheduleDays: 7,
  /** Appointments in one answer, which fit into the 6 MB of a function's. */
  scheduleListed: 2000,
  outsideListed: 1000,
  waitingListed: 200,
  /** Days of figures in one answer. */
  analyticsDays: 92,
  chartReason: 300,
  chartNote: 2000,
  noteSection: 10_000,
  problemText: 200,
  licenceNumber: 40,
  icdCode: 60,
  /** Entries of a kind in one answer, and of a page of the timeline. */
  chartListed: 100,
  timelinePage: 25,
  /** Problems that are not over. */
  problemsMax: 100,
  /** Doses in a chart, and of one vaccine. */
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
  /** Proposals of one patient that wait for an answer, and those that are shown. */
  proposalsOpen: 20,
  proposalsListed: 50,
  /** Waiting proposals of all patients in one answer. */
  proposalsWaiting: 100,
  /** A medicine outside the formulary. */
  drugText: 100,
  prescriptionNote: 500,
  weightKg: 400,
  /** Length of the name of the lists that a medicine was checked on. */
  listsName: 64,
  /** Answers to findings of one prescription. */
  overrides: 200,
  overrideReason: 300,
  prescriptionsListed: 200,
  favorites: 30,
  formularyFound: 12,
  /** Tests of one laboratory order. */
  labTests: 30,
  /** Days after its verification from which a patient sees a result that no clinician has acknowledged. */
  resultReleaseDays: 7,
  labNote: 1000,
  labReason: 300,
  /** Ranges of one test. */
  labRanges: 20,
  labUnit: 40,
  /** Greater than any result in the units of the laboratory. */
  labNumber: 10_000_000,
  /** A written result, such as what a culture grew. */
  labText: 2000,
} as const;
