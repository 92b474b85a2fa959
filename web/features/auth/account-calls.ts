import { autoSignIn, confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signUp } from 'aws-amplify/auth';
import { agreed } from '#contract/account/agreement.ts';
import { seen } from '#contract/base/seen.ts';
import { webConfig } from '../../lib/config.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { finish, storeTokens } from '../../lib/sign-in.ts';
import { type Registration, internationalPhone } from './register-rules.ts';
import { setAgreedFor, setWaitingEmail } from './waiting-email.ts';

/** For accounts that keep no language: their e-mails begin in that of the page. */
const inThisLanguage = () => ({ clientMetadata: { language: getLocale() } });

/** Registers an account and returns whether its email address still needs confirming. Throws the identity provider's refusals. */
export async function register(given: Registration): Promise<boolean> {
  const email = seen(given.email);
  const phone = internationalPhone(given.phoneNumber);
  const { nextStep } = await signUp({
    username: email,
    password: given.password,
    options: {
      userAttributes: {
        email,
        given_name: seen(given.firstName),
        family_name: seen(given.lastName),
        // The language in which e-mails begin; changed in Settings.
        locale: getLocale(),
        ...(phone !== undefined && { phone_number: phone }),
        ...(given.dateOfBirth && { birthdate: given.dateOfBirth }),
      },
      clientMetadata: agreed,
      autoSignIn: { authFlowType: webConfig().authFlow },
    },
  });
  if (nextStep.signUpStep !== 'CONFIRM_SIGN_UP') return false;
  setWaitingEmail(email);
  setAgreedFor(email);
  return true;
}

/**
 * Confirms an email address with its code, and tells the user pool what its owner has agreed to (contract/account/agreement.ts). A user who registered in this tab within the last three minutes is then signed in; returns
 * whether that happened. Throws if the identity provider refuses the code.
 */
export async function confirmEmail(email: string, code: string): Promise<boolean> {
  const { nextStep } = await confirmSignUp({ username: email, confirmationCode: code, options: { clientMetadata: agreed } });
  setWaitingEmail('');
  setAgreedFor('');
  if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return false;
  try {
    storeTokens(false);
    return (await finish(() => autoSignIn())) === undefined;
  } catch {
    return false; // The address is confirmed anyway; a manual sign-in shows what is wrong.
  }
}

/** Sends a new code to an unconfirmed address. */
export const resendCode = (email: string): Promise<unknown> => resendSignUpCode({ username: email, options: inThisLanguage() });

/**
 * Sends a code for a new password without revealing whether the account exists. The identity provider usually gives the same answer either
 * way; where it does not, this function does.
 */
export async function sendResetCode(email: string): Promise<void> {
  try {
    await resetPassword({ username: email, options: inThisLanguage() });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // NotAuthorizedException occurs for invited users who never signed in, and for disabled users.
    if (!['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'].includes(name)) throw error;
  }
}

/** Sets a new password with the code that was sent. Throws the identity provider's refusals. */
export const changePassword = (email: string, code: string, password: string): Promise<void> =>
  confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
