import type { QueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import type { PatientExport } from '#contract/exports/export.ts';
import { m } from '../i18n/paraglide/messages.js';
import { keepExport } from './started-exports.ts';
import { exportQuery } from './use-export.ts';

/** Lists an export among those in progress, which downloads it once it is written. */
export function showExport(queryClient: QueryClient, started: PatientExport): void {
  queryClient.setQueryData(exportQuery(started.id).queryKey, started);
  keepExport(started.id);
  toast.success(m.exportStarted());
}
