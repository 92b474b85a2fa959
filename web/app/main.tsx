import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectApi } from './api.ts';
import { loadConfig } from './config.ts';
import { StartFailure } from './start-failure.tsx';
import './styles.css';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

try {
  // Loaded apart, as a page for a phone on a weak network can do without router and toasts.
  const [{ apiBaseUrl }, { App }] = await Promise.all([loadConfig(), import('./app.tsx')]);
  connectApi({ baseUrl: apiBaseUrl });
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error('Afiya cannot start', error);
  root.render(<StartFailure />);
}
