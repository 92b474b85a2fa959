/**
 * The country of an address as somebody entered it: '' if it is the deployment's default and nothing else was given, for the API then fills
 * in the default (product spec, patient data), which says nothing about the person.
 */
export const enteredCountry = (country: string, others: readonly (string | undefined)[], defaultCountry: string): string =>
  country === defaultCountry && others.every((part) => !part) ? '' : country;
