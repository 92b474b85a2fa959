import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { PatientExport, exportFormats, recordFormats } from '#contract/export.ts';
import { call } from '../../lib/api.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { Popover } from '../../ui/popover.tsx';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { type ExportRequest, download, exportTimeoutMs, formatName, isTooLarge, tooManyForPdf, useStartExport } from './exports.ts';
import { failureText } from '../../lib/problem-text.ts';

/** What to export: the list as filtered and sorted, or selected patients. */
export type Exported = Omit<ExportRequest, 'format'>;

/** Exports patients to a file. */
export function ExportMenu({ label, exported }: { label: string; exported: Exported }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const exporting = useStartExport();
  return (
    <>
      <FormatMenu
        label={label}
        formats={exportFormats}
        names={formatName}
        busy={exporting.isPending}
        onChoose={(format, close) =>
          exporting.mutate(
            { ...exported, format },
            {
              onSettled: (_answer, error) => {
                close();
                if (isTooLarge(error)) dialog.current?.showModal();
              },
            },
          )
        }
      />
      <ConfirmDialog
        ref={dialog}
        title={m.exportTooManyTitle()}
        action={m.exportAsCsv()}
        busy={exporting.isPending}
        onConfirm={() => exporting.mutate({ ...exported, format: 'csv' }, { onSettled: () => dialog.current?.close() })}
      >
        <p>{tooManyForPdf()}</p>
      </ConfirmDialog>
    </>
  );
}

const recordFormatName = { pdf: () => m.exportSummary(), fhir: () => m.exportFhir() } as const;

/** Exports one patient's record to a file. */
export function RecordExportMenu({ id }: { id: string }) {
  const exporting = useMutation({
    mutationFn: (format: (typeof recordFormats)[number]) =>
      call('patients.exportRecord', {
        answer: PatientExport,
        params: { id },
        query: { format, language: getLocale() },
        timeoutMs: exportTimeoutMs,
      }),
    retry: false,
    onSuccess: (made) => download(made, m.recordExported(), m.recordExportFailed()),
    onError: (error) => toast.error(failureText(error, m.recordExportFailed())),
  });
  return (
    <FormatMenu
      label={m.exportMenu()}
      formats={recordFormats}
      names={recordFormatName}
      busy={exporting.isPending}
      onChoose={(format, close) => exporting.mutate(format, { onSettled: close })}
    />
  );
}

interface FormatMenuProps<Format extends string> {
  readonly label: string;
  readonly formats: readonly Format[];
  readonly names: Readonly<Record<Format, () => string>>;
  readonly busy: boolean;
  /** Call `close` once the outcome is known. */
  readonly onChoose: (format: Format, close: () => void) => void;
}

function FormatMenu<Format extends string>({ label, formats, names, busy, onChoose }: FormatMenuProps<Format>) {
  return (
    <Popover
      at="button"
      look="plain"
      button={
        <>
          <Download aria-hidden="true" />
          {busy ? m.exporting() : label}
        </>
      }
    >
      <ul className="grid gap-1 p-1">
        {formats.map((format) => (
          <li key={format}>
            <MenuItem
              as="button"
              aria-disabled={busy}
              onClick={(event) => {
                // Ignores the second click of a double click; had the first one closed the menu, it would hit what is below.
                if (busy || event.detail > 1) return;
                const popover = event.currentTarget.closest<HTMLElement>('[popover]');
                onChoose(format, () => popover?.hidePopover());
              }}
            >
              {names[format]()}
            </MenuItem>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
