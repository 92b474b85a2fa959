import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { type RouteId, routeIds, routes } from '../contract/routes/table.ts';
import { publicModules } from './public-modules.ts';
import { texts } from './texts.ts';

/**
 * Strips the route table for the site: only the address of each call, and for public pages only of public routes. Request schemas stay on
 * the server; a call imports its answer's schema.
 */
const addressesOnly = (): Plugin => {
  // A line for each: half the size of an object for each.
  const written = (ids: readonly RouteId[]): string => {
    const lines = ids.map((id) =>
      [id, routes[id].method, routes[id].path, ...(routes[id].access === 'public' ? ['public'] : [])].join(' '),
    );
    return `Object.fromEntries(${JSON.stringify(lines.join('\n'))}.split('\\n').map((line) => {
      const [id, method, path, access] = line.split(' ');
      return [id, { method, path, access }];
    }))`;
  };
  const modules = {
    '/web/lib/addresses.ts': `export const addresses = ${written(routeIds)};`,
    '/web/lib/public-addresses.ts': `export const publicAddresses = ${written(routeIds.filter((id) => routes[id].access === 'public'))};`,
  };
  return {
    name: 'afiya-routes',
    enforce: 'pre',
    load: {
      filter: { id: /\/web\/lib\/(?:public-)?addresses\.ts$/ },
      handler: (id) => Object.entries(modules).find(([path]) => id.endsWith(path))?.[1],
    },
  };
};

/** Amplify also exchanges a sign-in for AWS credentials. The site calls no AWS service with them, so browsers need not load that code. */
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

/** The styles that every page loads contain the utilities of all public pages; app/clinical.css contains the others. */
const publicSources = (): Plugin => ({
  name: 'afiya-public-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/app\/styles\.css$/ },
    handler: (css) => css.replace('@public-sources;', [...publicModules()].map((module) => `@source '${module}';`).join('\n')),
  },
});

/** In development, paths with their own documents get them, as from the distribution's function (infra/web.ts). */
const documents = (): Plugin => ({
  name: 'afiya-documents',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      const path = request.url?.split('?', 1)[0]?.replace(/\/$/, '');
      if (path === '/symptom-checker') request.url = '/symptom-checker.html';
      if (path === '/symptom-checker/how') request.url = '/how.html';
      if (path === '/paper') request.url = '/paper.html';
      next();
    }),
});

/** Writes each chunk's modules and imports, for the budget check (test/web-budgets.ts). */
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
              modules: Object.keys(chunk.modules),
            },
          ]
        : [],
    );
    const folder = join(import.meta.dirname, '..', '.build');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'web-chunks.json'), JSON.stringify(chunks));
  },
});

/** The modules that every public page needs, as one file: thirty small files have more overhead than content. */
const base =
  /\/web\/(app\/styles|ui\/(as|brand|button|choice|control|field|full-screen-spinner|ground|language-switch|ltr|message-page|notice|operated-by|panel|skip-link|spinner|text-link|tick|toasts|tone)|lib\/(locale|config|contacts|document|paths|has-key|symptom-draft)|i18n\/paraglide\/(runtime|registry|messages\/(_index|operatedby|retry|loading|signin|otherlanguage|showpassword|hidepassword|checkeroptional)\d*))\.|\/node_modules\/(react\/|react-dom\/|scheduler\/|react-hot-toast|goober|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|context|icons\/(stethoscope|eye|eye-off|circle-check|circle-alert|languages)\.))/;

/** The modules that the account pages share with each other and with Settings, as one file for the same reason. */
const identity =
  /\/web\/(features\/auth\/(account-page|identity-errors|login-rules|waiting-email)|i18n\/paraglide\/messages\/(error(alreadyconfirmed|codemismatch|expiredcode|invalidpassword|invitationexpired|limitexceeded|notauthorized|notconfirmed|signinended|unexpected|usernameexists|usernotfound)|signingin|createaccount|dateofbirth|email|emailrequired|emailinvalid|password|passwordrequired|confirmemailtitle)\d*)\./;

/** The modules that the symptom checker shares with the signed-in pages, as one file for the same reason. */
const common =
  /\/contract\/base\/(errors|language|limits|open|request-id)\.|\/web\/(lib\/api|i18n\/paraglide\/messages\/(age|agemonths|ageunit|ageyears|checkerno|checkeryes|close|noaccountyet|privacytitle|termstitle|urgencyscore)\d*)\./;

/** Those of them that the sign-in page does not need. */
const furtherCommon =
  /\/web\/(lib\/(use-draft|use-online)|ui\/(alarm|chip|dialog|disclosure|offline-bar|print-sheet|severity|tag)|i18n\/paraglide\/messages\/(checkername|offline|severitylevel)\d*)\.|\/lucide-react\/dist\/esm\/icons\/(arrow-left|calendar-days|calendar-plus|check|pill|printer|siren|trash|wifi-off|x)\.|\/contract\/symptom-check\/disposition\./;

/** Names of pages and their icons, which the shell and several pages need: alone they would be thirty files. */
const names =
  /\/web\/i18n\/paraglide\/messages\/(nav\w+?|page(?!of|resume|s)\w+?|patienttitle|charttitle|editpatient(title)?|prescriptionstitle|labofpatient|laborder|clinichours|awaytitle|vitalsigns|visits|timeline|problems|seriestitle|kindencounter|addnewpatient|savechanges|notrecorded|columnactions|suggestioncount|quicksearchnothing|entrieskept|acknowledgedone|appointment(book|day)|lab(flagcritical|inboxnone)|(recent|schedule|patient|labinbox)failed|appointment(ask|clinician)|appointmentchooseclinician|labinbox|accesslogdaymissing|staffonlytext|exporting|acknowledge|actionon|back(home|topatients)|choose|exportdownload|(clear)?filters|labrangehead|prescribeunknown|allergysubstancemissing|(next|previous)(day)?|appointmentlength|reason|staffchange|profile|patientstitle|search|portallog|view(patient)?|visitbegin|listcomma|proposals|notpermittedtext)\d*\.|\/lucide-react\/dist\/esm\/icons\/(activity|chart-column|chevron-left|chevron-right|clipboard-list|clipboard-plus|download|flask-conical|plus|search|settings|shield-check|test-tubes|user-plus|users)\.|\/web\/(lib\/(care-paths|use-now|use-settled)|features\/links\/relation-name)\.|\/contract\/base\/role-words\./;

/** Small modules that nearly every page behind the guard loads, as one file for the same reason. */
const records = /\/contract\/(base\/(ids|cursor)|patient\/(list|name-in|age)|staff\/roster|links\/links|chart\/entry)\./;

/** What every page behind the guard needs and others do not, as one file for the same reason. */
const shell =
  /\/contract\/(chart\/(allergies|immunizations)|portal\/documents|appointments\/appointments|symptom-check\/check-rules)\.|\/web\/(lib\/(tabbed-patient|use-found|own-paths|own-work|patient-queries|started-exports)|features\/(patients|links)\/queries|i18n\/paraglide\/messages\/(portalresults|documents|immunizations)\d*)\.|\/lucide-react\/dist\/esm\/icons\/map-pin\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [texts(), addressesOnly(), noCredentials(), documents(), chunkList(), publicSources(), tailwindcss(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The parts of a result are imported by the file name in the document, so their exports seem unused.
      preserveEntrySignatures: 'exports-only',
      input: [
        'index.html',
        'symptom-checker.html',
        'how.html',
        'paper.html',
        'app/checker-next.ts',
        'features/symptom-checker/result-parts.tsx',
      ].map((name) => join(import.meta.dirname, name)),
      output: {
        // Seven characters tell builds apart, and do not compress: the sign-in names 150 files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'common', test: common },
            { name: 'further-common', test: furtherCommon },
            // Of pages to read, which neither the checker nor the sign-in needs.
            { name: 'public-page', test: /\/web\/ui\/public-page\./ },
            // Of what is typed, on every page, and before the groups that would otherwise include it.
            { name: 'text', test: /\/contract\/base\/(say|seen|text)\.|\/web\/lib\/typed-number\./ },
            { name: 'days', test: /\/contract\/base\/qatar-time\./ },
            // Of everybody with an account, on every page behind the guard and in what signs in.
            { name: 'signed-in', test: /\/contract\/(base\/role|mail\/language|patient\/phone)\.|\/web\/lib\/(drafts|user-pool)\./ },
            { name: 'identity', test: identity },
            { name: 'names', test: names },
            // A refusal that the sign-in knows too, whose file would come with every page behind the guard.
            { name: 'refused', test: /\/messages\/errortoomanyrequests\d*\./ },
            { name: 'records', test: records },
            { name: 'router', test: /\/node_modules\/react-router/ },
            { name: 'query', test: /\/node_modules\/@tanstack\// },
            // Components that only signed-in pages use, with their styles. Components about patients are excluded: they would bring the
            // fields and checks along, and components that know the session would bring Amplify.
            {
              name: 'parts',
              test: /\/web\/ui\/(?!paged|begins-at|supply-ended|colleague-choice|search-box|narrow-search|more-suggestions|namesakes|found-by|alert-severity|compact-rows-|data-table|draft-notice|next-card|requirements|steps|trend|use-document|not-permitted|periods|destinations|where-to-go|entry-dialog|allergy-dialog|proposed-allergies|lab-test-search|date-|day-range|patient-|picker|identity|appointment-chip|save-alert|paper-button|board|time-grid|allergies|phone|figures-table|number-table|chart-place|drawing|course-chart|time-course|column-chart|print-sheet|tag|care-card|feature|urgency-bar)/,
              minShareCount: 2,
            },
            { name: 'shell', test: shell },
          ],
        },
      },
    },
  },
});
