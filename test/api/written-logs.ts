import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import * as z from 'zod/mini';
import type { Answer } from './client.ts';

/** Everything that the functions of a cloud, by default the shared one, have logged. */
export function writtenLogs(stateDir = inject('stateDir')): string {
  const directory = join(stateDir, 'logs');
  return readdirSync(directory)
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('\n');
}

const Line = z.looseObject({
  requestId: z.optional(z.string()),
  readUnits: z._default(z.number(), 0),
  writeUnits: z._default(z.number(), 0),
  roundTrips: z.optional(z.number()),
});

/** What a cloud's functions have logged about a request. */
export const logOf = ({ headers }: Answer, stateDir?: string): string =>
  writtenLogs(stateDir)
    .split('\n')
    .filter((line) => line.includes(headers.get('x-amzn-requestid') ?? ''))
    .join('\n');

/** Waits for the line that a function logged about an answered request. */
export async function lineOf({ headers }: Answer, stateDir?: string): Promise<z.output<typeof Line>> {
  const requestId = headers.get('x-amzn-requestid') ?? '';
  const found = () =>
    writtenLogs(stateDir)
      .split('\n')
      .find((line) => line.includes(requestId) && line.includes('request-completed'));
  await expect.poll(found).toBeDefined();
  return z.parse(Line, JSON.parse(found() ?? '{}'));
}
