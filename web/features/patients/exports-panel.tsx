import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { ExportDeleted, type ExportProblem, type PatientExport } from '#contract/exports/export.ts';
import { call } from '../../lib/api.ts';
import { formatNumber, formatPercent, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { forgetExport, isUnderWay, startedExports, useStartedExports } from '../../lib/started-exports.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { Button } from '../../ui/button.tsx';
import { Dock } from '../../ui/dock.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Progress } from '../../ui/progress.tsx';
import { exportQuery, isGone, useExport } from '../../lib/use-export.ts';
import { download, exportRequestQuery, formatName, isTooLarge, tooManyForPdf, useStartExport } from './exports.ts';
import { failureText } from '../../lib/problem-text.ts';

/** This tab's exports: those in progress, and those that ended until dismissed. */
export function ExportsPanel() {
  useLocale();
  const panel = useRef<HTMLElement>(null);
  const close = (id: string) => {
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    forgetExport(id);
    // The pressed button has disappeared, and perhaps the panel with it.
    if (hadFocus) (startedExports().length > 0 ? panel.current : document.getElementById('content'))?.focus();
  };
  return (
    <Dock ref={panel} tabIndex={-1} aria-label={m.exports()}>
      <Lines>
        {useStartedExports().map((id) => (
          <li key={id}>
            <ExportRow id={id} onClose={() => close(id)} />
          </li>
        ))}
      </Lines>
    </Dock>
  );
}

/** The words for files of a log and of one record; files of other kinds hold patients. */
const ofRecord = { title: undefined, done: () => m.recordExported(), failed: () => m.recordExportFailed() } as const;
const logs = {
  log: { title: () => m.exportLogTitle(), done: () => m.exportLogDone(), failed: () => m.exportLogFailed() },
  'sign-ins': { title: () => m.exportSignInsTitle(), done: () => m.exportSignInsDone(), failed: () => m.exportSignInsFailed() },
} as const;
const logOf = ({ kind }: PatientExport) => entryFor(logs, kind);
const isOfLog = (data: PatientExport): boolean => logOf(data) !== undefined;
const isOfRecord = ({ kind }: PatientExport): boolean => kind === 'record';
const wordsOf = (data: PatientExport) => (isOfRecord(data) ? ofRecord : logOf(data));

const downloadWritten = (written: PatientExport): void =>
  download(written, wordsOf(written)?.done() ?? m.exportDone(), m.exportDownloadFailed());

const readyText = (locale: Locale, data: PatientExport): string =>
  isOfRecord(data) ? m.recordExported() : (isOfLog(data) ? m.exportLogReady : m.exportReady)({ count: formatNumber(locale, data.count) });

function titleOf(data: PatientExport | undefined): string {
  if (data === undefined) return m.exportOne();
  return wordsOf(data)?.title?.() ?? m.exportTitle({ format: wordFor(formatName, data.format) });
}

function ExportRow({ id, onClose }: { id: string; onClose: () => void }) {
  const locale = useLocale();
  const titleId = useId();
  // A file downloads by itself, once, but not while being cancelled.
  const unwantedRef = useRef(false);
  const {
    data,
    error,
    isGone: gone,
  } = useExport(id, (ended) => {
    if (!unwantedRef.current && ended.status === 'done') downloadWritten(ended);
  });
  useEffect(() => {
    if (gone) forgetExport(id);
  }, [gone, id]);

  const title = titleOf(data);
  const ended = data !== undefined && !isUnderWay(data);
  // The total number of log entries to read is unknown, and a record is one.
  const isMeasured = data !== undefined && !isOfLog(data) && !isOfRecord(data);
  const percent = !isMeasured ? 0 : Math.min(100, Math.floor((100 * data.processed) / Math.max(1, data.total)));
  const news = ended
    ? data.status === 'failed' && problemText(data)
    : error === null
      ? percent >= 25 && m.exportQuarter({ title, percent: formatPercent(locale, Math.floor(percent / 25) / 4) })
      : m.exportUnknown();
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        {ended && (
          <IconButton className="-my-1 -me-2" onClick={onClose}>
            <X size={18} aria-hidden="true" />
            <span className="sr-only">
              {m.exportDismiss()} ({title})
            </span>
          </IconButton>
        )}
      </div>
      {/* Only what is worth an interruption: every percent would be a sentence. */}
      <output className="sr-only">{news}</output>
      {!ended ? (
        <>
          <Progress labelledBy={titleId} percent={data?.status === 'writing' && error === null && isMeasured ? percent : undefined} />
          <Line
            text={
              error !== null
                ? m.exportUnknown()
                : data?.status !== 'writing'
                  ? m.exportWaiting()
                  : isOfRecord(data)
                    ? m.exporting()
                    : isOfLog(data)
                      ? m.exportLogProgress({ processed: formatNumber(locale, data.processed) })
                      : m.exportProgress({
                          processed: formatNumber(locale, data.processed),
                          total: formatNumber(locale, data.total),
                          percent: formatPercent(locale, percent / 100),
                        })
            }
          >
            <CancelButton id={id} title={title} unwantedRef={unwantedRef} onClose={onClose} />
          </Line>
        </>
      ) : data.status === 'failed' ? (
        <Line text={<span className="text-danger">{problemText(data)}</span>}>
          {/* A record is asked for again where it is. */}
          {!isOfRecord(data) && <AgainButton failed={data} title={title} onClose={onClose} />}
        </Line>
      ) : (
        <Line text={readyText(locale, data)}>
          <DownloadButton id={id} title={title} />
        </Line>
      )}
    </div>
  );
}

function Line({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-40 flex-1 text-sm tabular-nums">{text}</p>
      {children}
    </div>
  );
}

interface RowButtonProps {
  readonly look?: 'plain' | 'primary';
  /** The title of its export. */
  readonly title: string;
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function RowButton({ look = 'plain', title, busy, onPress, children }: RowButtonProps) {
  return (
    <Button
      look={look}
      className="ms-auto"
      aria-disabled={busy}
      onClick={({ detail }) => {
        // The second press of a double click comes before `busy` is set.
        if (!busy && detail < 2) onPress();
      }}
    >
      {children}
      <span className="sr-only"> ({title})</span>
    </Button>
  );
}

/** Fetches an export's current state, even if one is cached. */
function useAsk(id: string): () => Promise<PatientExport> {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...exportQuery(id), staleTime: 0 });
}

interface CancelButtonProps {
  readonly id: string;
  readonly title: string;
  /** Set when the file must not download by itself. */
  readonly unwantedRef: RefObject<boolean>;
  readonly onClose: () => void;
}

function CancelButton({ id, title, unwantedRef, onClose }: CancelButtonProps) {
  const ask = useAsk(id);
  const cancelled = () => {
    toast.success(m.exportCancelled());
    onClose();
  };
  const cancelling = useMutation({
    /** Returns whether there was anything to cancel: a finished file is not discarded unasked. */
    mutationFn: async () => {
      unwantedRef.current = true;
      if (!isUnderWay(await ask())) return false;
      await call('exports.delete', { answer: ExportDeleted, params: { exportId: id } });
      return true;
    },
    onSuccess: (wasUnderWay) => {
      if (wasUnderWay) cancelled();
      else toast(m.exportEndedBefore());
    },
    onError: (error) => {
      if (isGone(error)) return cancelled();
      unwantedRef.current = false;
      toast.error(failureText(error, m.exportCancelFailed()));
      return undefined;
    },
  });
  return (
    <RowButton title={title} busy={cancelling.isPending} onPress={() => cancelling.mutate()}>
      {m.cancel()}
    </RowButton>
  );
}

function DownloadButton({ id, title }: { id: string; title: string }) {
  const asking = useMutation({
    // A link is valid for five minutes.
    mutationFn: useAsk(id),
    onSuccess: downloadWritten,
    onError: (error) => toast.error(isGone(error) ? m.exportGone() : failureText(error, m.exportDownloadFailed())),
  });
  return (
    <RowButton look="primary" title={title} busy={asking.isPending} onPress={() => asking.mutate()}>
      <Download aria-hidden="true" />
      {m.exportDownload()}
    </RowButton>
  );
}

/** Restarts a failed export, as CSV if it failed because the format cannot hold as many patients. */
function AgainButton({ failed, title, onClose }: { failed: PatientExport; title: string; onClose: () => void }) {
  const { id, format, problem } = failed;
  const { data: request } = useQuery(exportRequestQuery(id));
  const starting = useStartExport();
  if (request === undefined) {
    return (
      <Button as={Link} className="ms-auto" to={isOfLog(failed) ? paths.security : paths.patients}>
        {isOfLog(failed) ? m.exportFromLog() : m.exportFromList()}
      </Button>
    );
  }
  const asCsv = problem === 'too-many' && format !== 'csv';
  const start = () =>
    starting.mutate(asCsv ? { ...request, format: 'csv' } : request, {
      onSuccess: onClose,
      onError: (error) => {
        if (isTooLarge(error)) toast.error(tooManyForPdf());
      },
    });
  return (
    <RowButton title={title} busy={starting.isPending} onPress={start}>
      {asCsv ? m.exportAsCsv() : m.retry()}
    </RowButton>
  );
}

const problems: Record<Exclude<ExportProblem, 'too-many'>, () => string> = {
  interrupted: () => m.exportInterrupted(),
  timeout: () => m.exportTimeout(),
  storage: () => m.exportStorage(),
  empty: () => m.exportEmpty(),
};

function problemText(failed: PatientExport): string {
  const { problem, format } = failed;
  if (isOfLog(failed) && problem === 'empty') return m.exportLogEmpty();
  if (problem === 'too-many') return format === 'pdf' ? tooManyForPdf() : m.exportTooMany();
  return (problem !== undefined && entryFor(problems, problem)?.()) || (wordsOf(failed)?.failed() ?? m.exportFailed());
}
