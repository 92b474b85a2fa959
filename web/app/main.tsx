import './styles.css';
import { isPublic } from '../lib/paths.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { App } from './app.tsx';
import { start } from './start.tsx';

// For developers; production builds leave it out.
if (import.meta.env.DEV) void import('./diagnostics.ts').then(({ diagnose }) => Object.assign(window, { afiyaDiagnostics: diagnose }));

void start(App, isPublic(location.pathname) ? undefined : <FullScreenSpinner />);
