import { App } from 'aws-cdk-lib';
import { buildApp } from '../infra/app.ts';
import { ConfigurationError } from '../infra/config.ts';

try {
  buildApp(new App());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  // Exit at once: a normal end would synthesise the stacks made so far.
  process.exit(1);
}
