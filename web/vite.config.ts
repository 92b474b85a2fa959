import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { requestIdHeader, routeIds, routes } from '../contract/routes.ts';

const localCloud = 'http://localhost:8080';

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

/** Writes what each chunk is made from and loads along, for the budget check (test/web-budgets.ts). */
const chunkList = (): Plugin => ({
  name: 'afiya-chunks',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? [
            {
              file: chunk.fileName,
              module: chunk.facadeModuleId,
              imports: chunk.imports,
              css: [...(chunk.viteMetadata?.importedCss ?? [])],
            },
          ]
        : [],
    );
    const folder = join(import.meta.dirname, '..', '.build');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'web-chunks.json'), JSON.stringify(chunks));
  },
});

/** What every public page needs comes as one file: thirty small ones cost more than they hold. */
const base =
  /\/web\/(ui\/(message-page|field|toasts|language-switch|spinner|brand)|lib\/(locale|config|contacts|paths|has-key)|i18n\/paraglide\/(runtime|registry|messages\/(_index|retry|loading|signin|otherlanguage|showpassword|hidepassword|checkeroptional)\d*))\.|\/node_modules\/(react-hot-toast|goober|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|context|icons\/(stethoscope|eye|eye-off|circle-check|circle-alert|languages)\.))/;

/** What the pages of the accounts share with each other and with Settings comes as one file for the same reason. */
const identity =
  /\/web\/(features\/auth\/(account-page|identity-errors|login-rules)|i18n\/paraglide\/messages\/(error(alreadyconfirmed|codemismatch|expiredcode|invalidpassword|invitationexpired|limitexceeded|notauthorized|notconfirmed|signinended|unexpected|usernameexists|usernotfound)|signingin|createaccount|emailrequired|emailinvalid|password|passwordrequired|confirmemailtitle)\d*)\./;

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
    chunkList(),
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
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'identity', test: identity },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': localCloud, '/config.json': localCloud } },
});
