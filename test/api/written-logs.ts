import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Everything that the functions of the shared cloud have logged. */
export function writtenLogs(): string {
  const directory = join(inject('stateDir'), 'logs');
  return readdirSync(directory)
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('\n');
}
