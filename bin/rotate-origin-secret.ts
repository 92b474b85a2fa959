/** `npm run rotate-origin-secret -- <stage>`: another secret between CloudFront and the API, in about a quarter of an hour, with no request refused. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { WAFV2Client } from '@aws-sdk/client-wafv2';
import cdkJson from '../cdk.json' with { type: 'json' };
import { region } from '../infra/config.ts';
import { RotationError, rotateOriginSecret } from './origin-secret.ts';

const [stage = ''] = process.argv.slice(2);
const stages = Object.keys(cdkJson.context.stages);
if (!stages.includes(stage)) {
  console.error(`Choose a stage of cdk.json: npm run rotate-origin-secret -- <${stages.join(' | ')}>`);
  process.exit(1);
}
const clients = {
  cloudFormation: new CloudFormationClient({ region }),
  secrets: new SecretsManagerClient({ region }),
  firewall: new WAFV2Client({ region }),
  // CloudFront is one for all regions, and answers in this one.
  cloudFront: new CloudFrontClient({ region: 'us-east-1' }),
};
try {
  await rotateOriginSecret(clients, stage, console.log);
} catch (error) {
  console.error(error instanceof RotationError ? error.message : error);
  console.error('Nothing is refused because of that. Run the command again: it goes on from where it is.');
  process.exitCode = 1;
}
