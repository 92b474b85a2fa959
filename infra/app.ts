import type { App } from 'aws-cdk-lib';
import { ApiStack } from './api.ts';
import { region, stageConfig } from './config.ts';
import { DataStack } from './data.ts';
import { IdentityStack } from './identity.ts';
import { WebStack } from './web.ts';

/** Every stack of a stage, and how they connect: data and identity are kept, api and web can be made anew. */
export function buildApp(app: App) {
  const config = stageConfig(app.node);
  const name = (part: string): string => `Afiya-${config.stage}-${part}`;
  const env = { region };
  const kept = { env, terminationProtection: true };
  const data = new DataStack(app, name('data'), config, kept);
  const identity = new IdentityStack(app, name('identity'), config, { ...kept, clinical: data.clinical });
  const api = new ApiStack(app, name('api'), config, {
    env,
    clinical: data.clinical,
    sessions: data.sessions,
    audit: data.audit,
    userPool: identity.userPool,
  });
  const web = new WebStack(app, name('web'), config, { env, api: api.api, identity });
  return { data, identity, api, web };
}
