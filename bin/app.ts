import { App } from 'aws-cdk-lib';
import { buildApp } from '../infra/app.ts';
import { ConfigurationError } from '../infra/config.ts';

try {
  buildApp(new App());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  // At once: on a normal end the stacks made so far would be synthesised.
  process.exit(1);
}
