import { draftKey } from '../../lib/drafts.ts';

/** The address awaiting its code in this tab. */
const waitingKey = 'afiya.confirm-email';
export const waitingEmail = (): string => sessionStorage.getItem(waitingKey) ?? '';
/** What was typed of a registration, which the mailbox's confirmation makes useless. */
export const registrationDraft = draftKey('', 'register');
export const setWaitingEmail = (email: string): void => sessionStorage.setItem(waitingKey, email);

/** The address for which this tab's user has agreed to what an account needs; a code for another one asks again. */
const agreedKey = 'afiya.agreed-for';
export const hasAgreedFor = (email: string): boolean => email !== '' && sessionStorage.getItem(agreedKey) === email;
export const setAgreedFor = (email: string): void => sessionStorage.setItem(agreedKey, email);
