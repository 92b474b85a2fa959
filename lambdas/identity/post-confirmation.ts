import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';

const env = environment({ CLINICAL_TABLE_NAME: variable });
const cognito = new CognitoIdentityProviderClient();

/**
 * Everybody may register, so a confirmed account becomes a PATIENT and nothing more. What was verified is kept, so that the
 * account can be linked to its record (lambdas/patients/own-record.ts).
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const { sub, email, email_verified: verified, birthdate } = event.request.userAttributes;
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId: event.userPoolId, Username: event.userName, GroupName: 'PATIENT' }));
  if (sub && email && verified === 'true') {
    await dynamodb
      .send(
        new PutCommand({
          TableName: env.CLINICAL_TABLE_NAME,
          Item: { pk: `USER#${sub}`, sk: 'ACCOUNT', email: email.toLowerCase(), ...(birthdate && { dateOfBirth: birthdate }) },
          // A trigger may be delivered twice; a link made in between stays.
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
      });
  }
  log.info('account-confirmed', {});
  return event;
}
