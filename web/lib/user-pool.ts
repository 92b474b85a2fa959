import type { WebConfig } from '#contract/deployment/web-config.ts';

const timeoutMs = 10_000;

/** Calls an operation of the user pool that Amplify does not offer, or whose failure it hides. Rejects if there is no answer. */
export const askUserPool = (
  { region, userPoolEndpoint = `https://cognito-idp.${region}.amazonaws.com/` }: WebConfig,
  operation: 'InitiateAuth' | 'RevokeToken' | 'GlobalSignOut',
  body: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(userPoolEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
