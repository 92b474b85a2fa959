import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { writeWhole } from '../lib/whole-file.ts';

/** The engine's own types describe the layout; a stored document is untyped JSON. */
type Document = ReturnType<typeof JSON.parse>;

const reviveDates = (key: string, value: unknown): unknown => (key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value);

/** Users and groups in one JSON file each, replaced atomically: a crash leaves the state before or after a change. */
export const identityStore = (directory: string): DataStoreFactory => ({
  async create(_context, id, defaults): Promise<DataStore> {
    mkdirSync(directory, { recursive: true });
    const file = join(directory, `${id}.json`);
    const load = (): Document => {
      try {
        return JSON.parse(readFileSync(file, 'utf8'), reviveDates);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return structuredClone(defaults);
        throw error;
      }
    };
    const root = load();
    const save = (): void => {
      writeWhole(file, JSON.stringify(root));
    };
    save();
    const keys = (key: string | string[]): string[] => (Array.isArray(key) ? key : [key]);
    /** The object that holds the last key, created if missing. */
    const holder = (path: string[]): Document => path.slice(0, -1).reduce((at, key) => (at[key] ??= {}), root);
    return {
      get: async (_: unknown, key: string | string[], fallback?: unknown) =>
        keys(key).reduce((at, name) => (at && Object.hasOwn(at, name) ? at[name] : undefined), root) ?? fallback ?? null,
      getRoot: async () => root,
      async set(_, key, value) {
        holder(keys(key))[keys(key).at(-1) ?? ''] = value;
        save();
      },
      async delete(_, key) {
        delete holder(keys(key))[keys(key).at(-1) ?? ''];
        save();
      },
    };
  },
});
