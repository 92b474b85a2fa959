import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Portal } from '#contract/portal/portal.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { portalQuery } from './queries.ts';

/** What a page shows of a person's care, once it has come. */
export function OfPortal({ patientId, children }: { patientId: string; children: (portal: Portal) => ReactNode }) {
  const { data, error, refetch } = useQuery(portalQuery(patientId));
  if (data !== undefined) return children(data);
  return error === null ? <Placeholders shape="lines" /> : <Failure text={loadFailureText(error, m.portalFailed())} onRetry={refetch} />;
}
