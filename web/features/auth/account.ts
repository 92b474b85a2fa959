import type * as Calls from './account-calls.ts';

/** The calls are loaded on first use, so that no page waits for the user-pool client. */
const calls = (): Promise<typeof Calls> => import('./account-calls.ts');

export const register: typeof Calls.register = async (...given) => (await calls()).register(...given);
export const confirmEmail: typeof Calls.confirmEmail = async (...given) => (await calls()).confirmEmail(...given);
export const resendCode: typeof Calls.resendCode = async (...given) => (await calls()).resendCode(...given);
export const sendResetCode: typeof Calls.sendResetCode = async (...given) => (await calls()).sendResetCode(...given);
export const changePassword: typeof Calls.changePassword = async (...given) => (await calls()).changePassword(...given);
