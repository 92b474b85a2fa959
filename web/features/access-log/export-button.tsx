import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import { PatientExport } from '#contract/export.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { call } from '../../lib/api.ts';
import { showExport } from '../../lib/exports.ts';
import { failureText } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import type { LogFilter } from './log-filter.ts';

/** Exports what a filter finds, all of it, as CSV in the page's language. */
export function ExportButton({ filter }: { filter: LogFilter }) {
  const queryClient = useQueryClient();
  const ordering = useMutation({
    mutationFn: () => call('accessLog.export', { answer: PatientExport, body: { ...filter, language: getLocale() } }),
    retry: false,
    onSuccess: (started) => showExport(queryClient, started),
    onError: (error) => toast.error(failureText(error, m.exportLogFailed())),
  });
  return (
    <Button
      aria-disabled={ordering.isPending}
      onClick={({ detail }) => {
        // The second press of a double click comes before the order is known to be under way.
        if (!ordering.isPending && detail < 2) ordering.mutate();
      }}
    >
      <Download aria-hidden="true" />
      {ordering.isPending ? m.exporting() : m.exportAsCsv()}
    </Button>
  );
}
