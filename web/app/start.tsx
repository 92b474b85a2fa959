import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from '../lib/config.ts';
import { rootElement, showFonts } from '../lib/document.ts';
import { isLineGood, pageHasCome } from '../lib/line.ts';
import { StartFailure } from './start-failure.tsx';

/** Shows a page that needs this deployment's settings; `waiting` replaces the document's own frame until they are loaded. */
export async function start(Page: ComponentType, waiting?: ReactNode): Promise<void> {
  if (isLineGood()) showFonts();
  else void pageHasCome().then(showFonts);
  const root = createRoot(rootElement());
  if (waiting !== undefined) root.render(waiting);
  try {
    const { diagnostics } = await loadConfig();
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
}
