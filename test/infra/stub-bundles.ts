import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Empty bundles: templates do not depend on a bundle's content, and building all bundles takes a dozen seconds of processor time. */
vi.mock('../../infra/bundles.ts', () => {
  const folder = fileURLToPath(new URL('../../.build/stub-bundle', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.mjs'), '');
  return { bundle: (): string => folder };
});
