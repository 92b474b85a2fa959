/** Below it, a parent or guardian acts for a person. */
export const ageOfMajority = 18;
