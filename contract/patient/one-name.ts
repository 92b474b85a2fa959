/**
 * Written in the mandatory last name of a patient who has one name only (product spec, section 5), so that nobody invents a family name,
 * which would stand on papers.
 */
export const noLastName = '—';

/** A last name, '' if the person has none. */
export const lastNameIn = (written: string): string => (written === noLastName ? '' : written);
