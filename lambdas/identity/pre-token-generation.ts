import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { secondFactorMissing, staff } from '#contract/base/role.ts';

const cognito = new CognitoIdentityProviderClient();

/**
 * Marks the tokens of staff who have no second factor, at a sign-in and at each refresh: the API and the site then know nothing of their
 * roles (docs/adr/0043). Whoever has one was asked for its code.
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
