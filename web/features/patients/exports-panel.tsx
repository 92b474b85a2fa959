import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { ExportDeleted, type ExportProblem, type PatientExport } from '#contract/export.ts';
import { ApiError, call } from '../../app/api.ts';
import { formatNumber, useLocale } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { forgetExport, startedExports, useStartedExports } from '../../app/started-exports.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { download, exportQuery, exportRequestQuery, formatName, isTooLarge, isUnderWay, tooManyForPdf, useStartExport } from './exports.ts';
import { failureText } from './problem-text.ts';

/** The exports of this tab: those under way, and those that ended until they are dismissed. */
export function ExportsPanel() {
  useLocale();
  const panel = useRef<HTMLElement>(null);
  const close = (id: string) => {
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    forgetExport(id);
    // The button that was pressed is gone, perhaps the panel with it.
    if (hadFocus) (startedExports().length > 0 ? panel.current : document.getElementById('content'))?.focus();
  };
  return (
    <section ref={panel} tabIndex={-1} className="panel exports" aria-label={m.exports()}>
      <ul className="lines">
        {useStartedExports().map((id) => (
          <li key={id}>
            <ExportRow id={id} onClose={() => close(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function ExportRow({ id, onClose }: { id: string; onClose: () => void }) {
  const locale = useLocale();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(exportQuery(id));
  const ask = () => queryClient.fetchQuery({ ...exportQuery(id), staleTime: 0 });

  const fetching = useMutation({
    mutationFn: ask,
    retry: false,
    onSuccess: (made) => download(made, m.exportDone(), m.exportDownloadFailed()),
    onError: (failure) => toast.error(isGone(failure) ? m.exportGone() : failureText(failure, m.exportDownloadFailed())),
  });
  const cancelling = useMutation({
    /** Answers whether there was something to cancel: a finished file is not thrown away unasked. */
    mutationFn: async () => {
      if (!isUnderWay(await ask())) return false;
      await call('exports.delete', { answer: ExportDeleted, params: { exportId: id } });
      return true;
    },
    retry: false,
    onSuccess: (cancelled) => {
      toast(cancelled ? m.exportCancelled() : m.exportEndedBefore());
      if (cancelled) onClose();
    },
    onError: (failure) => {
      if (!isGone(failure)) return toast.error(failureText(failure, m.exportCancelFailed()));
      toast(m.exportCancelled());
      return onClose();
    },
  });

  const gone = isGone(error);
  useEffect(() => {
    if (gone) forgetExport(id);
  }, [gone, id]);

  // A file comes by itself to who saw it being written, once; not again after a reload, nor to who cancelled it.
  const awaited = useRef(false);
  const wanted = !cancelling.isPending;
  useEffect(() => {
    if (data === undefined) return;
    if (awaited.current && wanted && data.status === 'done') download(data, m.exportDone(), m.exportDownloadFailed());
    awaited.current = isUnderWay(data);
  }, [data, wanted]);

  const title = data === undefined ? m.exportOne() : m.exportTitle({ format: formatName[data.format]() });
  const suffix = <span className="sr-only"> ({title})</span>;
  const unknown = error !== null && (data === undefined || isUnderWay(data));
  const percent = data === undefined ? 0 : Math.min(100, Math.floor((100 * data.processed) / Math.max(1, data.total)));
  const problem = data?.status === 'failed' ? problemText(data) : undefined;
  const quarter = formatNumber(locale, percent - (percent % 25));
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        {data !== undefined && !isUnderWay(data) && (
          <button type="button" className="icon-button -my-1 -me-2" onClick={onClose}>
            <X size={18} aria-hidden="true" />
            <span className="sr-only">{m.exportDismiss()}</span>
            {suffix}
          </button>
        )}
      </div>
      {/* Only what is worth interrupting for: each percent would be a sentence. */}
      <output className="sr-only">
        {problem ??
          (unknown
            ? m.exportUnknown()
            : data !== undefined && percent >= 25 && isUnderWay(data) && m.exportQuarter({ title, percent: quarter }))}
      </output>
      {data === undefined || isUnderWay(data) ? (
        <>
          <progress aria-labelledby={titleId} {...(data?.status === 'writing' && !unknown && { value: percent, max: 100 })} />
          <Line
            text={
              unknown
                ? m.exportUnknown()
                : data?.status === 'writing'
                  ? m.exportProgress({
                      processed: formatNumber(locale, data.processed),
                      total: formatNumber(locale, data.total),
                      percent: formatNumber(locale, percent),
                    })
                  : m.exportWaiting()
            }
          >
            <button
              type="button"
              className="button button--outline"
              aria-disabled={cancelling.isPending}
              onClick={({ detail }) => {
                if (!cancelling.isPending && detail < 2) cancelling.mutate();
              }}
            >
              {m.cancel()}
              {suffix}
            </button>
          </Line>
        </>
      ) : problem === undefined ? (
        <Line text={m.exportReady({ count: formatNumber(locale, data.count) })}>
          <button
            type="button"
            className="button button--primary"
            aria-disabled={fetching.isPending}
            onClick={({ detail }) => {
              if (!fetching.isPending && detail < 2) fetching.mutate();
            }}
          >
            <Download aria-hidden="true" />
            {m.exportDownload()}
            {suffix}
          </button>
        </Line>
      ) : (
        <Line text={<span className="text-danger-words">{problem}</span>}>
          <Again failed={data} suffix={suffix} onClose={onClose} />
        </Line>
      )}
    </div>
  );
}

function Line({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-40 flex-1 text-sm tabular-nums">{text}</p>
      {children}
    </div>
  );
}

const problems: Record<Exclude<ExportProblem, 'too-many'>, () => string> = {
  interrupted: () => m.exportInterrupted(),
  timeout: () => m.exportTimeout(),
  storage: () => m.exportStorage(),
  empty: () => m.exportEmpty(),
};

function problemText({ problem, format }: PatientExport): string {
  if (problem === 'too-many') return format === 'pdf' ? tooManyForPdf() : m.exportTooMany();
  return problem === undefined ? m.exportFailed() : problems[problem]();
}

/** Starts a failed export again, as a file that holds more where that is what it failed of. */
function Again({ failed: { id, format, problem }, suffix, onClose }: { failed: PatientExport; suffix: ReactNode; onClose: () => void }) {
  const { data: request } = useQuery(exportRequestQuery(id));
  const starting = useStartExport();
  if (request === undefined) {
    return (
      <Link className="button button--outline" to={paths.patients}>
        {m.exportFromList()}
      </Link>
    );
  }
  const asCsv = problem === 'too-many' && format !== 'csv';
  return (
    <button
      type="button"
      className="button button--outline"
      aria-disabled={starting.isPending}
      onClick={({ detail }) => {
        if (starting.isPending || detail > 1) return;
        starting.mutate(asCsv ? { ...request, format: 'csv' } : request, {
          onSuccess: onClose,
          onError: (error) => {
            if (isTooLarge(error)) toast.error(tooManyForPdf());
          },
        });
      }}
    >
      {asCsv ? m.exportAsCsv() : m.retry()}
      {suffix}
    </button>
  );
}
