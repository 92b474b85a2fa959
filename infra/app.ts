import { type App, PropertyInjectors } from 'aws-cdk-lib';
import { checked } from './acknowledged.ts';
import { ApiStack } from './api.ts';
import { TrailStack } from './trail.ts';
import { region, stageConfig } from './config.ts';
import { DataStack } from './data.ts';
import { ServiceFunction } from './function.ts';
import { IdentityStack } from './identity.ts';
import { EncryptedLogs } from './logs.ts';
import { MonitoringStack } from './monitoring.ts';
import { type Part, stackName, unprotectedContext } from './stack-names.ts';
import { WebStack } from './web.ts';

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
  const api = new ApiStack(app, name('api'), config, {
    env,
    clinical: data.clinical,
    sessions: data.sessions,
    accessLog: data.accessLog,
    documents: data.documents,
    userPool: identity.userPool,
    key: data.key,
  });
  const web = new WebStack(app, name('web'), config, { env, api, identity, documents: data.documents });
  const { clinical, sessions, accessLog } = data;
  const trail = new TrailStack(app, name('trail'), config, {
    ...kept('trail'),
    clinical,
    tables: [sessions, accessLog],
    files: [api.files, data.documents],
    functions: app.node.findAll().flatMap((construct) => (construct instanceof ServiceFunction ? [construct.role] : [])),
  });
  const monitoring = new MonitoringStack(app, name('monitoring'), config, {
    env,
    tables: {
      clinical: { table: clinical, indexes: data.clinicalIndexes },
      sessions: { table: sessions, indexes: [] },
      'access-log': { table: accessLog, indexes: [] },
    },
    undelivered: api.undelivered,
  });
  checked(app, config);
  return { data, identity, api, web, trail, monitoring };
}
