import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { secondFactorMissing, staff } from '#contract/base/role.ts';
import { connections, ofTriggerMs } from '#platform/connections.ts';

const cognito = new CognitoIdentityProviderClient({ requestHandler: connections(ofTriggerMs) });

/**
 * Marks the tokens of staff without a second factor, at sign-in and at each refresh. The API and the site then ignore their roles
 * (docs/adr/0043). Staff with a second factor were already asked for its code.
 */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const { groupConfiguration } = event.request;
  if (!staff.some((role) => groupConfiguration.groupsToOverride?.includes(role))) return event;
  const { UserMFASettingList: factors = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: event.userPoolId, Username: event.userName }),
  );
  if (factors.includes('SOFTWARE_TOKEN_MFA')) return event;
  const marked = { claimsToAddOrOverride: { [secondFactorMissing]: 'true' } };
  event.response = {
    claimsAndScopeOverrideDetails: { idTokenGeneration: marked, accessTokenGeneration: marked, groupOverrideDetails: groupConfiguration },
  };
  return event;
}
