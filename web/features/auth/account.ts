import { signInStarted } from '../../lib/session.ts';
import type * as Calls from './account-calls.ts';

/** The calls are loaded on first use, so that no page waits for the user-pool client, which is configured by then. */
const calls = async (): Promise<typeof Calls> => (await Promise.all([import('./account-calls.ts'), signInStarted()]))[0];

export const register: typeof Calls.register = async (...given) => (await calls()).register(...given);
export const confirmEmail: typeof Calls.confirmEmail = async (...given) => (await calls()).confirmEmail(...given);
export const resendCode: typeof Calls.resendCode = async (...given) => (await calls()).resendCode(...given);
export const sendResetCode: typeof Calls.sendResetCode = async (...given) => (await calls()).sendResetCode(...given);
export const changePassword: typeof Calls.changePassword = async (...given) => (await calls()).changePassword(...given);
