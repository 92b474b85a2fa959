import './styles.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SymptomCheckerPage } from '../features/symptom-checker/symptom-checker-page.tsx';
import { rootElement, showFonts } from '../lib/document.ts';
import { showPreferred } from '../lib/locale.ts';

/** The symptom checker, which the build has written into the document; React takes it over with what was typed meanwhile. */
function Checker() {
  useEffect(() => {
    showPreferred();
    showFonts();
    // The build writes its name, as the code that Vite adds around other imports is more than all of it.
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
/** A visitor who comes back finds what this tab keeps of the check, not the empty form of the document. */
const comesBack = Object.keys(sessionStorage).some((key) => key.startsWith('afiya.symptom'));
if (comesBack || root.dataset['written'] === undefined) createRoot(root).render(<Checker />);
else hydrateRoot(root, <Checker />);
