/** `npm run migrate -- <stage> [--anew]`: brings what earlier releases stored to what the stage's functions read, as every deployment does. */
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../infra/config.ts';
import { command } from './command.ts';
import { migrate } from './migrations.ts';
import { configOf, inOwnAccount } from './stage.ts';

const usage = `npm run migrate -- <stage> [options]
  <stage>   of cdk.json; a local cloud does it by itself at every start
  --anew    goes through all migrations again, as after a release that knew none`;

await command(usage, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { anew: { type: 'boolean', default: false } } });
  const [stage, ...others] = positionals;
  if (stage === undefined || others.length > 0) throw new ConfigurationError(usage);
  const config = configOf(stage);
  await inOwnAccount(config);
  await migrate(config, { walk: 'after', ...(values.anew && { isAnew: true }) });
  console.log('What is stored is as the functions read it.');
});
