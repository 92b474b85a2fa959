/** The pages of a patient's own, separate from the other paths, which public pages load. */
export const ownPaths = {
  results: '/results',
  medicines: '/medicines',
  vaccinations: '/vaccinations',
  documents: '/documents',
  check: '/check',
  care: '/care',
  family: '/family',
  more: '/more',
} as const;

/** A page about one person of the family; without one, about the reader. */
export const ofPerson = (path: string, patientId: string | undefined): string =>
  patientId === undefined ? path : `${path}?patientId=${patientId}`;
