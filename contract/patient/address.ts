/**
 * The country of an address as entered: '' if it is the deployment's default and the rest of the address is empty. In that case the API
 * filled in the default (product spec, patient data), so it says nothing about the person.
 */
export const enteredCountry = (country: string, others: readonly (string | undefined)[], defaultCountry: string): string =>
  country === defaultCountry && others.every((part) => !part) ? '' : country;
