import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { requestIdHeader, routeIds, routes } from '../contract/routes.ts';

const localCloud = 'http://localhost:8080';

/** What every page begins with. */
const base =
  /node_modules\/(react|react-dom|scheduler)\/|web\/(ui\/(brand|field|language-switch|spinner|toasts|message-page|full-screen-spinner)|app\/(api|config|contacts|paths))\.tsx?$/;

/** Of the route table the site gets what addresses a call; the request schemas stay with the server, an answer's comes with the call. */
const addressesOnly = (): Plugin => ({
  name: 'afiya-routes',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\/routes\.ts$/ },
    handler: () => {
      const addresses = routeIds.map((id) => [id, { method: routes[id].method, path: routes[id].path, access: routes[id].access }]);
      return `export const requestIdHeader = ${JSON.stringify(requestIdHeader)};
export const routes = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  },
});

/** Amplify exchanges a sign-in for AWS credentials, too. The site calls no AWS service with them, and a phone need not load how. */
const noCredentials = (): Plugin => ({
  name: 'afiya-no-credentials',
  enforce: 'pre',
  load: {
    filter: { id: /@aws-amplify\/auth\/.*\/credentialsProvider\/credentialsProvider\.mjs$/ },
    handler: () => `export class CognitoAWSCredentialsAndIdentityIdProvider {
  async getCredentialsAndIdentityId() {}
  async clearCredentialsAndIdentityId() {}
}`,
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './i18n/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      // One module for each message: a page loads its own and no other page's.
      outputStructure: 'message-modules',
      emitTsDeclarations: true,
    }),
    addressesOnly(),
    noCredentials(),
    tailwindcss(),
    react(),
  ],
  resolve: { alias: { 'tailwind-variants': 'tailwind-variants/lite' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // In one file: many small ones compress badly.
        codeSplitting: { groups: [{ name: 'base', test: base }] },
      },
    },
  },
  server: { proxy: { '/api': localCloud, '/config.json': localCloud } },
});
