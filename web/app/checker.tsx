import './styles.css';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SymptomCheckerPage } from '../features/symptom-checker/symptom-checker-page.tsx';
import { keepTypedEarly } from '../features/symptom-checker/typed-early.ts';
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
/** Shows a returning visitor the check that this tab stores, in place of the document's empty form. */
function replaceWritten(): void {
  const { id } = document.activeElement ?? document.body;
  keepTypedEarly();
  // At once: what was typed into the old form after it was read would be lost.
  flushSync(() => createRoot(root).render(<Checker />));
  const focused = document.getElementById(id);
  focused?.closest('details')?.setAttribute('open', '');
  focused?.focus();
  if (focused instanceof HTMLTextAreaElement) focused.setSelectionRange(focused.value.length, focused.value.length);
}

const comesBack = Object.keys(sessionStorage).some((key) => key.startsWith('afiya.symptom'));
if (root.dataset['written'] === undefined) createRoot(root).render(<Checker />);
else if (comesBack) replaceWritten();
else hydrateRoot(root, <Checker />);
