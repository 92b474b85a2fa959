import type { LocalCloudOptions } from '../../local/local-cloud.ts';
import { runsDynamodbLocal } from '../../local/storage/dynamodb-engine.ts';

type Choice = Pick<LocalCloudOptions, 'dynamodb'>;

/** DYNAMODB=dynoxide or dynamodb-local runs the API tests on that engine; by default, on the one for this machine. */
export function chosenEngine(): Choice {
  const engine = process.env['DYNAMODB'];
  if (engine === undefined || engine === '') return {};
  if (engine !== 'dynoxide' && engine !== 'dynamodb-local') throw new Error('DYNAMODB must be dynoxide or dynamodb-local');
  return { dynamodb: engine };
}

/** The engine of the shared cloud: unless one is chosen, AWS's own if Java can run it, so that each run covers two engines. */
export function sharedEngine(): Choice {
  const chosen = chosenEngine();
  if (chosen.dynamodb !== undefined) return chosen;
  return runsDynamodbLocal() ? { dynamodb: 'dynamodb-local' } : {};
}
