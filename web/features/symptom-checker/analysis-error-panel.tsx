import { useEffect, useRef } from 'react';
import { contacts } from '../../lib/contacts.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AnalysisError } from './analysis-error.ts';

const text: Record<AnalysisError, () => string> = {
  timeout: () => m.analysisTimeout(),
  network: () => m.analysisNetwork(),
  configuration: () => m.analysisConfiguration(),
  failed: () => m.analysisFailed(),
};

/** Why there is no assessment. Takes focus, because the button that was pressed was disabled meanwhile. */
export function AnalysisErrorPanel({ error, onRetry }: { error: AnalysisError; onRetry?: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Notice as="section" ref={panel} tabIndex={-1} className="grid gap-1">
      <h2 className="text-heading">{m.analysisErrorTitle()}</h2>
      <p>{text[error]()}</p>
      <p>{m.analysisErrorRetry()}</p>
      {error === 'network' && <p>{m.analysisKept({ number: contacts.emergency })}</p>}
      {onRetry && (
        <Button className="justify-self-start" onClick={onRetry}>
          {m.retry()}
        </Button>
      )}
    </Notice>
  );
}
