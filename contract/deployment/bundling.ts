/** esbuild's settings for the bundle of a function, wherever one is made: for the stacks, and for `npm run dev` when its code changes. */
export const bundling = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm' as const,
  platform: 'node' as const,
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  // Keep Arabic unescaped: escaped, each letter takes six bytes.
  charset: 'utf8' as const,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none' as const,
  // The fonts of exported PDFs.
  loader: { '.ttf': 'binary' as const },
  conditions: ['packed', 'module'],
  // Dependencies that are CommonJS still call require.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  // Credential providers for use outside Lambda, loaded on demand: a function has credentials in its environment.
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  logLevel: 'warning' as const,
};

/** Writes the symptom checker's knowledge into the files named; a function that reads descriptions has it beside its bundle. */
export const knowledgePacker = 'lambdas/symptom-check/pack.ts';
/** The name of that file. */
export const knowledgeFile = 'knowledge.br';
