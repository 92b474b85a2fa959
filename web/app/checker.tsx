import './styles.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SymptomCheckerPage } from '../features/symptom-checker/symptom-checker-page.tsx';
import { rootElement, showFonts } from '../lib/document.ts';
import { showPreferred } from '../lib/locale.ts';

/** The symptom checker, whose form the build has written into the document. React takes it over with the text typed so far. */
function Checker() {
  useEffect(() => {
    showPreferred();
    showFonts();
    // The build writes its name: the code that Vite adds around other imports is larger than the module itself.
    const ahead = root.dataset['ahead'];
    if (ahead !== undefined) void import(/* @vite-ignore */ ahead).catch(() => undefined);
  }, []);
  return (
    <StrictMode>
      <SymptomCheckerPage />
    </StrictMode>
  );
}

const root = rootElement();
/** A returning visitor sees the check that this tab stores, not the document's empty form. */
const comesBack = Object.keys(sessionStorage).some((key) => key.startsWith('afiya.symptom'));
if (comesBack || root.dataset['written'] === undefined) createRoot(root).render(<Checker />);
else hydrateRoot(root, <Checker />);
