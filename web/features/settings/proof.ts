import { fetchAuthSession } from 'aws-amplify/auth';

/** How long a sign-in proves who is at the screen, in seconds. */
const proofLasts = 10 * 60;
/** Whether the user signed in just now, rather than finding the screen open or being remembered. */
export async function provedJustNow(): Promise<boolean> {
  // A new token, so that both its times come from the same clock, whatever this machine's clock says.
  const claims = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
  const { auth_time: provedAt, iat: now } = claims ?? {};
  return typeof provedAt === 'number' && now !== undefined && now - provedAt <= proofLasts;
}
