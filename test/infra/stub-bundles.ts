import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Templates do not depend on what is in a bundle, and building all of them takes a dozen seconds of processor. */
vi.mock('../../infra/bundles.ts', () => {
  const folder = fileURLToPath(new URL('../../.build/stub-bundle', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.mjs'), '');
  return { bundle: (): string => folder };
});
