import * as alarms from './properties/alarms.ts';
import * as firewall from './properties/firewall.ts';
import * as functions from './properties/functions.ts';
import * as gateway from './properties/gateway.ts';
import * as identity from './properties/identity.ts';
import * as logs from './properties/logs.ts';
import * as rights from './properties/rights.ts';
import * as site from './properties/site.ts';
import * as stacks from './properties/stacks.ts';
import * as storage from './properties/storage.ts';
import * as trail from './properties/trail.ts';

/** Properties of every stage's templates, whatever their settings. */
export const properties = {
  ...storage.properties,
  ...gateway.properties,
  ...rights.properties,
  ...functions.properties,
  ...logs.properties,
  ...firewall.properties,
  ...trail.properties,
  ...alarms.properties,
  ...identity.properties,
  ...site.properties,
  ...stacks.properties,
};

/** Deliberate breakages of each property. */
export const breakages = [
  ...storage.breakages,
  ...gateway.breakages,
  ...rights.breakages,
  ...functions.breakages,
  ...logs.breakages,
  ...firewall.breakages,
  ...trail.breakages,
  ...alarms.breakages,
  ...identity.breakages,
  ...site.breakages,
  ...stacks.breakages,
];
