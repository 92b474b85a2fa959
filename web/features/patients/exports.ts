import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { PatientExport, type exportFormats } from '#contract/exports/export.ts';
import { limits } from '#contract/base/limits.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { ApiError, call } from '../../lib/api.ts';
import { formatNumber } from '../../lib/locale.ts';
import { showExport } from '../../lib/exports.ts';
import { isUnderWay } from '../../lib/started-exports.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { failureText } from '../../lib/problem-text.ts';

/** What to export and in which format; the language is the current one when it is ordered. */
export type ExportRequest = Omit<BodyInputOf<'patients.orderExport'>, 'language'>;

export const formatName: Record<(typeof exportFormats)[number] | 'fhir', () => string> = {
  csv: () => m.exportCsv(),
  xlsx: () => m.exportExcel(),
  pdf: () => m.exportPdf(),
  fhir: () => m.exportFhir(),
};

/** What an export was ordered with. It may hold search terms, so it does not outlive this page. */
export const exportRequestQuery = (id: string) => queryOptions<ExportRequest>({ queryKey: ['exports', id, 'request'], queryFn: skipToken });

/** Downloads a file and says so. The link responds with an attachment, so the page stays where it is. */
export function download({ link }: PatientExport, said: string, otherwise: string): void {
  if (link === undefined) {
    toast.error(otherwise);
    return;
  }
  location.assign(link.url);
  toast.success(said);
}

export const tooManyForPdf = (): string => m.exportTooManyForPdf({ limit: formatNumber(getLocale(), limits.exportPdf) });
export const isTooLarge = (error: unknown): boolean => error instanceof ApiError && error.code === 'EXPORT_TOO_LARGE';

/** Writing such a file may take as long as the gateway allows. */
export const exportTimeoutMs = 30_000;

/**
 * Orders a file of patients: a small one downloads at once, a large one is listed among the exports until it is written. If there are too
 * many patients for the format, the caller says so.
 */
export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: ExportRequest) =>
      call('patients.orderExport', {
        answer: PatientExport,
        body: { ...request, language: getLocale() },
        timeoutMs: exportTimeoutMs,
        retry: false,
      }),
    onSuccess: (started, request) => {
      if (!isUnderWay(started)) return download(started, m.exportDone(), m.exportFailed());
      queryClient.setQueryData(exportRequestQuery(started.id).queryKey, request);
      return showExport(queryClient, started);
    },
    onError: (error) => {
      if (isTooLarge(error)) return;
      toast.error(failureText(error, m.exportFailed()));
    },
  });
}
