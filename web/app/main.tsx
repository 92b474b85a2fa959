import './styles.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectApi } from '../lib/api.ts';
import { loadConfig } from '../lib/config.ts';
import { isAt, paths } from '../lib/paths.ts';
import { StartFailure } from './start-failure.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

/** The public pages stand alone: on a weak network, a phone loads neither the router nor sign-in for them. */
const loadPage = async (): Promise<ComponentType> =>
  isAt(paths.symptomChecker, location.pathname)
    ? (await import('../features/symptom-checker/symptom-checker-page.tsx')).SymptomCheckerPage
    : isAt(paths.howItWorks, location.pathname)
      ? (await import('../features/symptom-checker/how-page.tsx')).HowPage
      : (await import('./app.tsx')).App;

try {
  const [{ apiBaseUrl, diagnostics }, Page] = await Promise.all([loadConfig(), loadPage()]);
  connectApi({ baseUrl: apiBaseUrl });
  if (diagnostics) void import('./diagnostics.ts').then(({ diagnose }) => Object.assign(window, { afiyaDiagnostics: diagnose }));
  root.render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
} catch (error) {
  console.error('Afiya cannot start', error);
  root.render(<StartFailure />);
}
