/**
 * Written in the mandatory field of a patient who has no e-mail address (product spec, section 5): an address under a name that never exists
 * (RFC 2606), so that nobody invents one that is somebody else's.
 */
export const noEmail = 'none@no-email.invalid';

/** Whether a patient's e-mail field holds an address. */
export const hasEmail = (email: string): boolean => email.toLowerCase() !== noEmail;
