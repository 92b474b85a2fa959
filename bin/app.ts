import { App } from 'aws-cdk-lib';
import { buildApp } from '../infra/app.ts';

buildApp(new App());
