import type { LocalCloudOptions } from '../../local/local-cloud.ts';

type Choice = Pick<LocalCloudOptions, 'dynamodb'>;

/** DYNAMODB=dynoxide or dynamodb-local runs the API tests on that engine; by default, on the one for this machine. */
export function chosenEngine(): Choice {
  const engine = process.env['DYNAMODB'];
  if (engine === undefined || engine === '') return {};
  if (engine !== 'dynoxide' && engine !== 'dynamodb-local') throw new Error('DYNAMODB must be dynoxide or dynamodb-local');
  return { dynamodb: engine };
}
