import type { Language } from '#contract/base/language.ts';
import type { Role } from '#contract/base/role.ts';
import type { SignInOutput } from 'aws-amplify/auth';
import { persistently } from './arriving.tsx';

/** The signed-in user, as the tokens describe them. */
export interface Person {
  /** The id of the account. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In which the account's e-mails begin; undefined if it has none. */
  readonly mailLanguage: Language | undefined;
  /** What the screens offer; the API decides what is allowed. */
  readonly roles: readonly Role[];
  /** A staff member without staff rights until they set up an authenticator. */
  readonly lacksSecondFactor: boolean;
}

export type SessionState =
  | { readonly status: 'loading' }
  /** The user was idle, must sign in again, has a session that ended, or signed out. */
  | { readonly status: 'signed-out'; readonly because?: 'idle' | 'proof' | 'refused' | 'left' }
  | { readonly status: 'signed-in'; readonly person: Person };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
/** For those that know the tokens. */
export const setSession = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const sessionState = (): SessionState => state;
/** A further step required by the identity provider. */
export type NextStep = SignInOutput['nextStep'];

/** Set in this browser when somebody signs in, for the other tabs. */
export const enteredKey = 'afiya.entered';

/** What a page asks of the code that talks to the user pool. */
interface SignInCode {
  readonly startSession: () => Promise<void>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly enter: (email: string, password: string, remembered: boolean) => Promise<NextStep | undefined>;
}
let started: Promise<SignInCode> | undefined;
/**
 * The code that talks to the user pool, configured and with an existing session restored; whoever calls the pool waits for it. It is a fifth
 * of the sign-in's code, so no page does.
 */
export const signInStarted = (): Promise<SignInCode> =>
  (started ??= persistently(() => import('./sign-in.ts')).then(async (signIn) => {
    await signIn.startSession();
    return signIn;
  }));

let begin: () => Promise<unknown> = signInStarted;
/** Says how the session begins on the page that is opened. */
export const beginsWith = (other: typeof begin): void => {
  begin = other;
};
let begun: Promise<unknown> | undefined;
/** Subscribes to every change. The first listener begins the session, so public pages never do. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  begun ??= begin().catch(() => setSession({ status: 'signed-out' }));
  return () => listeners.delete(listener);
};
