import { type Role, roles } from '#contract/role.ts';
import { Amplify } from 'aws-amplify';
import { type SignInOutput, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { idleNow, markActivity } from './activity.ts';
import { connectApi } from './api.ts';
import { webConfig } from './config.ts';

/** The signed-in person, as the tokens name them. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the screens may offer; what is allowed is for the API to say. */
  readonly roles: readonly Role[];
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly because?: 'idle' }
  | { readonly status: 'signed-in'; readonly person: Person };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
const set = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const sessionState = (): SessionState => state;
let started = false;
/** Hears of every change. The first listener starts the session, so that pages for everybody never do. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!started) {
    started = true;
    void startSession();
  }
  return () => listeners.delete(listener);
};

/** "Remember me" keeps the tokens in a cookie for a year (product spec, section 9); otherwise they end with the tab. */
const rememberKey = 'afiya.remember';
const cookieDays = 365;
export function storeTokens(remember: boolean): void {
  localStorage.setItem(rememberKey, String(remember));
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    remember ? new CookieStorage({ expires: cookieDays, sameSite: 'lax', secure: location.protocol === 'https:', path: '/' }) : tabStorage,
  );
}

/** Prepares sign-in for this deployment and restores the session that is there. */
async function startSession(): Promise<void> {
  const config = webConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint !== undefined && { userPoolEndpoint: config.userPoolEndpoint }),
      },
    },
  });
  const remembered = localStorage.getItem(rememberKey) === 'true';
  storeTokens(remembered);
  connectApi({ accessToken, onUnauthorized });
  // Who is remembered opens the site when they like. A tab that the browser brought back is as old as what was done in it.
  if (remembered) markActivity();
  await restore();
}

async function restore(): Promise<void> {
  try {
    const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
    const text = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
    if (claims === undefined) return set({ status: 'signed-out' });
    if (idleNow().status === 'over') {
      void signOut().catch(() => undefined);
      return set({ status: 'signed-out', because: 'idle' });
    }
    const groups: unknown = claims['cognito:groups'];
    const known = roles.filter((role) => Array.isArray(groups) && groups.includes(role));
    const person: Person = {
      email: text('email'),
      firstName: text('given_name'),
      lastName: text('family_name'),
      // As the API takes who is in no group.
      roles: known.length === 0 ? ['PATIENT'] : known,
    };
    set({ status: 'signed-in', person });
  } catch {
    set({ status: 'signed-out' });
  }
}

/** Signs in; answers the name of a further step that the identity provider asks for, or undefined when done. Throws what it refuses with. */
export async function enter(email: string, password: string, remember: boolean): Promise<string | undefined> {
  storeTokens(remember);
  const attempt = () => signIn({ username: email, password, options: { authFlowType: webConfig().authFlow } });
  return finish(() =>
    attempt().catch(async (error: unknown) => {
      // Another tab signed in since this one looked.
      if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
      await signOut();
      return attempt();
    }),
  );
}

/** Takes over what an attempt to sign in led to; answers and throws as `enter` does. */
export async function finish(attempt: () => Promise<SignInOutput>): Promise<string | undefined> {
  const { nextStep } = await attempt();
  if (nextStep.signInStep !== 'DONE') return nextStep.signInStep;
  markActivity();
  await restore();
  return undefined;
}

/** Who leaves in one tab, leaves in all of them: the next person at this machine must not find one open. */
const leftKey = 'afiya.left';
const tellOtherTabs = (why: 'left' | 'idle'): void => localStorage.setItem(leftKey, `${why} ${Date.now()}`);
addEventListener('storage', ({ key, newValue }) => {
  if (key === leftKey) forget(newValue?.startsWith('idle') ? 'idle' : undefined);
});

/** Signs out: the refresh token is revoked, the tokens here are forgotten. */
export async function leave(): Promise<void> {
  await signOut();
  tellOtherTabs('left');
  set({ status: 'signed-out' });
}

/** Signs out who has not been there for long. */
export function expire(): void {
  tellOtherTabs('idle');
  forget('idle');
}

/** Nothing is shown any more from this moment on; the network may take its time. */
function forget(because: 'idle' | undefined): void {
  if (state.status !== 'signed-in') return;
  set({ status: 'signed-out', ...(because && { because }) });
  void signOut().catch(() => undefined);
}

/** The access token, refreshed when it is about to expire; undefined when nobody is signed in. */
const accessToken = async (): Promise<string | undefined> => (await fetchAuthSession()).tokens?.accessToken.toString();

/** The API no longer takes the token: the guard sends the person to sign in. */
function onUnauthorized(): void {
  if (state.status === 'signed-in') void leave().catch(() => set({ status: 'signed-out' }));
}
