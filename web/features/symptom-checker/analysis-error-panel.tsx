import { useEffect, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import type { AnalysisError } from './analysis-error.ts';

const text: Record<AnalysisError, () => string> = {
  timeout: () => m.analysisTimeout(),
  network: () => m.analysisNetwork(),
  configuration: () => m.analysisConfiguration(),
  failed: () => m.analysisFailed(),
};

/** Why there is no assessment. It takes the focus, as the button that was pressed was off meanwhile. */
export function AnalysisErrorPanel({ error, onRetry }: { error: AnalysisError; onRetry?: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} role="alert" className="notice grid gap-1">
      <h2>{m.analysisErrorTitle()}</h2>
      <p>{text[error]()}</p>
      <p>{m.analysisErrorRetry()}</p>
      {onRetry && (
        <button type="button" className="button button--outline justify-self-start" onClick={onRetry}>
          {m.retry()}
        </button>
      )}
    </section>
  );
}
