/** The address awaiting its code in this tab. */
const waitingKey = 'afiya.confirm-email';
export const waitingEmail = (): string => sessionStorage.getItem(waitingKey) ?? '';
export const setWaitingEmail = (email: string): void => sessionStorage.setItem(waitingKey, email);
