import { useEffect, useState } from 'react';
import type { Operator } from '#contract/deployment/web-config.ts';
import { m } from '../i18n/paraglide/messages.js';
import { loadConfig } from '../lib/config.ts';
import { useLocale } from '../lib/locale.ts';

/** Names who answers for this site, as soon as its settings are loaded; its line is there before that. */
export function OperatedBy() {
  const locale = useLocale();
  const [operator, setOperator] = useState<Operator>();
  useEffect(() => {
    loadConfig().then(
      (config) => setOperator(config.operator),
      () => undefined,
    );
  }, []);
  return <p className="min-h-lh w-full text-sm text-muted">{operator && m.operatedBy({ name: operator.name[locale] })}</p>;
}
