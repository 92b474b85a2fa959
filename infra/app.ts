import { type App, PropertyInjectors, Tags } from 'aws-cdk-lib';
import { checked } from './acknowledged.ts';
import { ApiStack } from './api.ts';
import { TrailStack } from './trail.ts';
import { region, stageConfig } from './config.ts';
import { DataStack } from './data.ts';
import { IdentityStack } from './identity.ts';
import { EncryptedLogs } from './logs.ts';
import { MonitoringStack } from './monitoring.ts';
import { type Part, stackName, unprotectedContext } from './stack-names.ts';
import { WebStack } from './web.ts';
import { WorkersStack } from './workers.ts';

/** All stacks of a stage and their connections. */
export function buildApp(app: App) {
  const config = stageConfig(app.node);
  const name = (part: Part): string => stackName(config.stage, part);
  const env = { region };
  const unprotected = String(app.node.tryGetContext(unprotectedContext) ?? '').split(',');
  const kept = (part: Part) => ({ env, terminationProtection: !unprotected.includes(part) });
  const data = new DataStack(app, name('data'), config, kept('data'));
  PropertyInjectors.of(app).add(new EncryptedLogs(data.key));
  const identity = new IdentityStack(app, name('identity'), config, { ...kept('identity'), clinical: data.clinical });
  const { clinical, sessions, accessLog, documents, key } = data;
  const resources = { env, clinical, sessions, accessLog, documents, userPool: identity.userPool };
  const workers = new WorkersStack(app, name('workers'), config, resources);
  const api = new ApiStack(app, name('api'), config, { ...resources, key, exports: workers.files, undelivered: workers.undelivered });
  const web = new WebStack(app, name('web'), config, { env, api, identity, documents });
  const trail = new TrailStack(app, name('trail'), config, {
    ...kept('trail'),
    tables: [clinical, sessions, accessLog],
    files: [workers.files, documents],
  });
  const monitoring = new MonitoringStack(app, name('monitoring'), config, {
    env,
    tables: {
      clinical: { table: clinical, indexes: data.clinicalIndexes },
      sessions: { table: sessions, indexes: [] },
      'access-log': { table: accessLog, indexes: [] },
    },
    undelivered: workers.undelivered,
  });
  // What a stage costs in an account that others use too, and whose a resource is.
  Tags.of(app).add('product', 'afiya');
  Tags.of(app).add('stage', config.stage);
  checked(app, config);
  return { data, identity, workers, api, web, trail, monitoring };
}
