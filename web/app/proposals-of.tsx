import { useQuery } from '@tanstack/react-query';
import { ProposalsOfRecord } from '../features/patients/proposals-of-record.tsx';
import { patientQuery } from '../lib/patient-queries.ts';
import { loadFailureText } from '../lib/problem-text.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Failure } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The open proposals for one record, to accept or decline, beside what the record says now. */
export function ProposalsOf({ patientId }: { readonly patientId: string }) {
  const { data, error, refetch } = useQuery(patientQuery(patientId));
  if (data !== undefined) return <ProposalsOfRecord patient={data} />;
  return error ? <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} /> : <Skeleton className="h-10" />;
}
