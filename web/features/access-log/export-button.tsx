import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import type { PatientExport } from '#contract/exports/export.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { showExport } from '../../lib/exports.ts';
import { failureText } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';

interface ExportButtonProps {
  readonly order: () => Promise<PatientExport>;
  /** Shown if ordering fails. */
  readonly failed: string;
}

/** Exports everything that a filter matches as CSV. */
export function ExportButton({ order, failed }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const ordering = useMutation({
    mutationFn: order,
    onSuccess: (started) => showExport(queryClient, started),
    onError: (error) => toast.error(failureText(error, failed)),
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
