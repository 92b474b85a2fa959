import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    quietClouds: string;
  }
}

/** The folder of the processes' quiet clouds, which end without a chance to remove their own. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-quiet-'));
  project.provide('quietClouds', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
