import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type UserConfig, createServer } from 'vite';
import type { site } from './site.ts';

type Handle = ReturnType<typeof site>;

/**
 * The site as its sources are; open pages take over their changes. Its settings come from the built site. It has no Content-Security-Policy,
 * which Vite's own code would break.
 */
export const changingSite = async (
  root: string,
  server: Server,
  built: Handle,
): Promise<{ readonly handle: Handle; readonly close: () => Promise<void> }> => {
  // Not read by Vite, which would start afresh, and lose what pages show, at each change of the contract that it imports.
  const { default: config }: { readonly default: UserConfig } = await import(pathToFileURL(join(root, 'vite.config.ts')).href);
  const vite = await createServer({
    ...config,
    configFile: false,
    clearScreen: false,
    // Pages hear of changes on the site's own port: Vite's own would be the same for all clouds of a machine.
    server: { middlewareMode: { server }, ws: { server } },
  });
  return {
    handle: async (request, response) => {
      if (request.url === '/config.json') await built(request, response);
      else vite.middlewares(request, response);
    },
    close: () => vite.close(),
  };
};
