import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import toast from 'react-hot-toast/headless';
import { PatientExport, exportFormats } from '#contract/patient.ts';
import type { QueryInputOf } from '#contract/routes.ts';
import { call } from '../../app/api.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Popover } from '../../ui/popover.tsx';
import { failureText } from './problem-text.ts';

const formatName = { csv: () => m.exportCsv(), xlsx: () => m.exportExcel(), pdf: () => m.exportPdf() } as const;
/** A long list takes as long as the gateway lets it. */
const timeoutMs = 30_000;

/** What is exported: the list as it is filtered and sorted, or chosen patients. */
export type Exported = Omit<QueryInputOf<'patients.export'>, 'format'>;

/** Hands out the patients as a file. */
export function ExportMenu({ label, exported }: { label: string; exported: Exported }) {
  const exporting = useMutation({
    mutationFn: (format: (typeof exportFormats)[number]) =>
      call('patients.export', { answer: PatientExport, query: { ...exported, format }, timeoutMs }),
    retry: false,
    onSuccess: ({ url }) => {
      // The link carries a name and says that it is a file: the page stays where it is.
      location.assign(url);
      toast.success(m.exportDone());
    },
    onError: (error) => toast.error(failureText(error, m.exportFailed())),
  });
  return (
    <Popover
      at="button"
      look="button--outline"
      button={
        <>
          <Download aria-hidden="true" />
          {exporting.isPending ? m.exporting() : label}
        </>
      }
    >
      <ul className="grid gap-1 p-1">
        {exportFormats.map((format) => (
          <li key={format}>
            <button
              type="button"
              className="nav-link w-full cursor-pointer"
              disabled={exporting.isPending}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                exporting.mutate(format);
              }}
            >
              {formatName[format]()}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
