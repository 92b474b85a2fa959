import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigurationError } from '../../infra/config.ts';

const Endpoints = z.object({ webUrl: z.string(), dynamodbEndpoint: z.string(), cognitoEndpoint: z.string(), userPoolId: z.string() });
export type LocalEndpoints = z.output<typeof Endpoints>;

/** Credentials that the local engines accept. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/**
 * Addresses of the local cloud started by `npm start`.
 * @throws ConfigurationError when none runs on the state folder
 */
export function localEndpoints(stateDir: string): LocalEndpoints {
  const file = join(stateDir, 'endpoints.json');
  if (!existsSync(file))
    throw new ConfigurationError(`No local cloud runs on ${stateDir}: start it with npm start, or name its folder with --state.`);
  return Endpoints.parse(JSON.parse(readFileSync(file, 'utf8')));
}
