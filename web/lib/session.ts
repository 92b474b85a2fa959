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
  /** The user was idle, must sign in again, or signed out. */
  | { readonly status: 'signed-out'; readonly because?: 'idle' | 'proof' | 'left' }
  | { readonly status: 'signed-in'; readonly person: Person };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
/** For `sign-in.ts` alone, which knows the tokens. */
export const setSession = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const sessionState = (): SessionState => state;
/** A further step required by the identity provider. */
export type NextStep = SignInOutput['nextStep'];

let starting: Promise<unknown> | undefined;
/**
 * Subscribes to every change. The first listener starts the session, so public pages never do. The user-pool client is loaded then: it is a
 * fifth of the sign-in's code, and nothing on the page waits for it.
 */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  starting ??= persistently(() => import('./sign-in.ts'))
    .then(({ startSession }) => startSession())
    .catch(() => setSession({ status: 'signed-out' }));
  return () => listeners.delete(listener);
};
