import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { type MigrationRun, walkAll } from '../contract/deployment/migrations.ts';
import { ConfigurationError, type StageConfig, region } from '../infra/config.ts';
import { functionName } from '../infra/function.ts';

/** Longer than a call works, which ends after half a minute. */
const answersWithinMs = 120_000;

const lambda = new LambdaClient({
  region,
  requestHandler: new NodeHttpHandler({ requestTimeout: answersWithinMs, throwOnRequestTimeout: true }),
});

/**
 * Brings what is stored in a stage to what the functions read (docs/adr/0110), and tells how far it is. Returns whether there was, or still
 * is, anything to do.
 * @throws ConfigurationError when the function fails, or items could not be changed
 */
export async function migrate(config: StageConfig, run: MigrationRun, client: Pick<LambdaClient, 'send'> = lambda): Promise<boolean> {
  const FunctionName = functionName(config, 'data-migrations');
  const { isDue, failed } = await walkAll(
    run,
    async (asked) => {
      const { Payload: answer, FunctionError: error } = await client.send(
        new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(asked)) }),
      );
      if (error !== undefined)
        throw new ConfigurationError(`${FunctionName} failed (${error}): its log says why. Run the same command again.`);
      return JSON.parse(Buffer.from(answer ?? []).toString());
    },
    (line) => console.log(line),
  );
  if (failed > 0)
    throw new ConfigurationError(
      `${failed} items could not be changed: the log of ${FunctionName} has a line item-unmigrated for each. What serves requests now goes on as before.`,
    );
  return isDue;
}
