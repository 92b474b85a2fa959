/** The built site as the build describes it (web/vite.config.ts): its chunks, and those that each page loads. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtChunks, dashboards, pagesBehindGuard } from '../web/chunks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const { chunks, filesOf } = builtChunks();

/** The content of a file in the built site. */
export const built = (file: string): string => readFileSync(`${root}web/dist/${file}`, 'utf8');

const site = 'index.html';
/** What every signed-in page loads first. */
export const shell = [site, 'app/guard.tsx'];

interface SitePage {
  readonly name: string;
  /** All modules that the page loads first, including the shell's if it has one. */
  readonly modules: readonly string[];
  readonly kind: 'anonymous' | 'login' | 'account' | 'shell' | 'route';
}
const page =
  (kind: SitePage['kind'], ...first: readonly string[]) =>
  ([name, module]: readonly [string, string]): SitePage => ({ name, kind, modules: [...first, module] });

/** Every page of the site. */
export const pages: readonly SitePage[] = [
  ...(
    [
      ['/symptom-checker', 'symptom-checker.html'],
      ['/symptom-checker/how', 'how.html'],
      ['/paper', 'paper.html'],
    ] as const
  ).map(page('anonymous')),
  page('login', site)(['/login', 'features/auth/login-page.tsx']),
  ...(
    [
      ['/register', 'features/auth/register-page.tsx'],
      ['/confirm-email', 'features/auth/confirm-email-page.tsx'],
      ['/forgot-password', 'features/auth/forgot-password-page.tsx'],
      ['/terms', 'features/legal/terms-page.tsx'],
      ['/privacy', 'features/legal/privacy-page.tsx'],
    ] as const
  ).map(page('account', site)),
  { name: 'the signed-in shell', kind: 'shell', modules: shell },
  ...pagesBehindGuard()
    .map(([path, module]) => [path.replaceAll(/:(\w+)/g, '{$1}'), module] as const)
    .map(page('route', ...shell)),
  page('route', ...shell)(['/dashboard of patients', dashboards.patients]),
];

/** The shell's files, to which every signed-in page adds. */
export const shellFiles = filesOf(shell);
