/**
 * `npm run rotate-origin-secret -- <stage>`: rotates the secret between CloudFront and the API in about a quarter of an hour, without
 * rejecting a request.
 */
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { WAFV2Client } from '@aws-sdk/client-wafv2';
import { ConfigurationError, region } from '../infra/config.ts';
import { command } from './command.ts';
import { rotateOriginSecret } from './origin-secret.ts';
import { configOf, inOwnAccount } from './stage.ts';

const usage = 'npm run rotate-origin-secret -- <stage of cdk.json>';

await command(usage, async () => {
  const [stage] = process.argv.slice(2);
  if (stage === undefined) throw new ConfigurationError(usage);
  await inOwnAccount(configOf(stage));
  const clients = {
    secrets: new SecretsManagerClient({ region }),
    firewall: new WAFV2Client({ region }),
    // CloudFront is global; its API is in this region.
    cloudFront: new CloudFrontClient({ region: 'us-east-1' }),
  };
  await rotateOriginSecret(clients, stage, console.log);
});
