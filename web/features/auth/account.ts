import { autoSignIn, confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signUp } from 'aws-amplify/auth';
import { webConfig } from '../../lib/config.ts';
import { finish, storeTokens } from '../../lib/session.ts';
import { type Registration, internationalPhone } from './register-rules.ts';
import { setWaitingEmail } from './waiting-email.ts';

/** Registers an account; answers whether its e-mail address is still to be confirmed. Throws what the identity provider refuses with. */
export async function register(given: Registration): Promise<boolean> {
  const email = given.email.trim();
  const phone = internationalPhone(given.phoneNumber);
  const { nextStep } = await signUp({
    username: email,
    password: given.password,
    options: {
      userAttributes: {
        email,
        given_name: given.firstName.trim(),
        family_name: given.lastName.trim(),
        ...(phone !== undefined && { phone_number: phone }),
        ...(given.dateOfBirth && { birthdate: given.dateOfBirth }),
      },
      autoSignIn: { authFlowType: webConfig().authFlow },
    },
  });
  if (nextStep.signUpStep !== 'CONFIRM_SIGN_UP') return false;
  setWaitingEmail(email);
  return true;
}

/**
 * Confirms an e-mail address with its code. Whoever registered in this tab within the last three minutes is then signed in;
 * answers whether that happened. Throws what the identity provider refuses the code with.
 */
export async function confirmEmail(email: string, code: string): Promise<boolean> {
  const { nextStep } = await confirmSignUp({ username: email, confirmationCode: code });
  setWaitingEmail('');
  if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return false;
  try {
    storeTokens(false);
    return (await finish(() => autoSignIn())) === undefined;
  } catch {
    return false; // The address is confirmed all the same; signing in by hand says what is wrong.
  }
}

/** Sends another code to an address that is not confirmed yet. */
export const resendCode = (email: string): Promise<unknown> => resendSignUpCode({ username: email });

/**
 * Sends a code for a new password. Whether there is such an account is not told: the identity provider answers the same, and
 * so does this where it would not.
 */
export async function sendResetCode(email: string): Promise<void> {
  try {
    await resetPassword({ username: email });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // The last is what it says of somebody who was invited and has not come yet, or is disabled.
    if (!['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'].includes(name)) throw error;
  }
}

/** Sets a new password with the code that was sent. Throws what the identity provider refuses with. */
export const changePassword = (email: string, code: string, password: string): Promise<void> =>
  confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
