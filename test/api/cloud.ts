import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '../../local/local-cloud.ts';
import { type Clock, clock, putClock, setClock } from '../clock.ts';
import { closeCloud, expectRights } from '../close-cloud.ts';
import { databaseOf, tableNames } from '../database.ts';
import { askOwnCloud, endpoints } from './client.ts';
import { chosenEngine } from './engine.ts';

/** A local cloud for the tests of one file: those that need options other than the shared cloud's. */
export function withCloud(options: LocalCloudOptions): () => Endpoints {
  let cloud: LocalCloud | undefined;
  beforeAll(async () => {
    cloud = await startLocalCloud({ throttling: false, ...chosenEngine(), ...options });
    askOwnCloud(cloud.endpoints);
  });
  afterAll(() => cloud && closeCloud(cloud));
  return endpoints;
}

let quiet: { readonly morning: Clock; cloud?: LocalCloud } | undefined;

/**
 * A local cloud on which nobody else acts while a file's tests run: the files of a process use it one after another. It ends with the
 * process, as only then no file is left. There it is half past ten in the morning, with most of the clinic's day to come.
 * @param unset the key of a setting that earlier files may have made, and that this file's first test expects nobody to have made
 */
export function withQuietCloud({ unset }: { readonly unset?: { readonly pk: string; readonly sk: string } } = {}): () => LocalCloud {
  if (quiet === undefined) {
    setClock('10:30');
    quiet = { morning: clock() };
  } else putClock(quiet.morning);
  const kept = quiet;
  const cloud = (): LocalCloud => {
    if (kept.cloud === undefined) throw new Error('the cloud starts before the first test');
    return kept.cloud;
  };
  beforeAll(async () => {
    kept.cloud ??= await startLocalCloud({
      stateDir: mkdtempSync(join(inject('quietClouds'), 'of-')),
      throttling: false,
      ...chosenEngine(),
    });
    askOwnCloud(kept.cloud.endpoints);
    if (unset === undefined) return;
    const database = databaseOf(kept.cloud.endpoints);
    await database.send(new DeleteCommand({ TableName: tableNames().Clinical, Key: unset }));
    database.destroy();
  });
  afterAll(() => kept.cloud && expectRights(kept.cloud));
  return cloud;
}
