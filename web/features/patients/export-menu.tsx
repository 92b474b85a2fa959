import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { PatientExport, exportFormats, recordFormats } from '#contract/exports/export.ts';
import { call } from '../../lib/api.ts';
import { showExport } from '../../lib/exports.ts';
import { isUnderWay } from '../../lib/started-exports.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useReason } from '../../ui/entry-dialog.tsx';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { type ExportRequest, download, exportTimeoutMs, formatName, isTooLarge, tooManyForPdf, useStartExport } from './exports.ts';
import { failureText } from '../../lib/problem-text.ts';

/** What to export: the list as filtered and sorted, or selected patients. */
export type Exported = Omit<ExportRequest, 'format' | 'reason'>;

interface ExportMenuProps {
  readonly label: string;
  readonly exported: Exported;
  /** Whom the file will hold, in words. */
  readonly covers: ReactNode;
}

/** Exports patients to a file. A file of a whole list asks why first. */
export function ExportMenu({ label, exported, covers }: ExportMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const exporting = useStartExport();
  const { reason, given, clear, field } = useReason({ max: limits.exportReason, hint: m.exportReasonHint() });
  const asks = exported.ids === undefined;
  const request = { ...exported, ...(asks && { reason }) };
  return (
    <>
      <FormatMenu
        label={label}
        above={
          <>
            {covers}
            {asks && field}
          </>
        }
        mayChoose={() => !asks || given() !== undefined}
        formats={exportFormats}
        names={formatName}
        busy={exporting.isPending}
        onChoose={(format) =>
          exporting.mutate(
            { ...request, format },
            {
              onSuccess: clear,
              onError: (error) => {
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
        onConfirm={() => exporting.mutate({ ...request, format: 'csv' }, { onSettled: () => dialog.current?.close() })}
      >
        <p>{tooManyForPdf()}</p>
      </ConfirmDialog>
    </>
  );
}

const recordFormatName = { pdf: () => m.exportSummary(), fhir: () => m.exportFhir() } as const;

/** Exports one patient's record to a file. */
export function RecordExportMenu({ id, label }: { id: string; label: string }) {
  const queryClient = useQueryClient();
  const exporting = useMutation({
    mutationFn: (format: (typeof recordFormats)[number]) =>
      call('patients.exportRecord', {
        answer: PatientExport,
        params: { id },
        query: { format, language: getLocale() },
        timeoutMs: exportTimeoutMs,
      }),
    onSuccess: (made) => (isUnderWay(made) ? showExport(queryClient, made) : download(made, m.recordExported(), m.recordExportFailed())),
    onError: (error) => toast.error(failureText(error, m.recordExportFailed())),
  });
  return (
    <FormatMenu
      label={label}
      formats={recordFormats}
      names={recordFormatName}
      busy={exporting.isPending}
      onChoose={(format) => exporting.mutate(format)}
    />
  );
}

/** The second click of a double click would hit what the menu covered until the first. */
const ignoreSecondClick = () =>
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true },
  );

interface FormatMenuProps<Format extends string> {
  readonly label: string;
  readonly above?: ReactNode;
  /** Whether a format may be chosen yet; says what is missing if not. */
  readonly mayChoose?: () => boolean;
  readonly formats: readonly Format[];
  readonly names: Readonly<Record<Format, () => string>>;
  readonly busy: boolean;
  readonly onChoose: (format: Format) => void;
}

function FormatMenu<Format extends string>({
  label,
  above,
  mayChoose = () => true,
  formats,
  names,
  busy,
  onChoose,
}: FormatMenuProps<Format>) {
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
      {above !== undefined && <div className="grid max-w-80 gap-3 border-b px-4 py-3 text-sm text-muted">{above}</div>}
      <ul className="grid gap-1 p-1">
        {formats.map((format) => (
          <li key={format}>
            <MenuItem
              as="button"
              aria-disabled={busy}
              onClick={(event) => {
                if (busy || !mayChoose()) return;
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                ignoreSecondClick();
                onChoose(format);
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
