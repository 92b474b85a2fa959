import { App } from 'aws-cdk-lib';
import { ApiStack } from '../infra/api.ts';
import { region, stageConfig } from '../infra/config.ts';
import { DataStack } from '../infra/data.ts';
import { IdentityStack } from '../infra/identity.ts';
import { WebStack } from '../infra/web.ts';

const app = new App();
const config = stageConfig(app.node);
const name = (part: string): string => `Afiya-${config.stage}-${part}`;
const env = { region };

const data = new DataStack(app, name('data'), config, { env, terminationProtection: true });
const identity = new IdentityStack(app, name('identity'), config, { env, clinical: data.clinical, terminationProtection: true });
const api = new ApiStack(app, name('api'), config, { env, clinical: data.clinical, sessions: data.sessions, userPool: identity.userPool });
new WebStack(app, name('web'), config, { env, api: api.api, identity });
