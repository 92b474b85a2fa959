import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { PatientExport } from '#contract/exports/export.ts';
import { exportQuery, useExport } from '../lib/use-export.ts';
import { isUnderWay } from '../lib/started-exports.ts';
import { m } from '../i18n/paraglide/messages.js';
import { failureText } from '../lib/problem-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PaperButtonProps {
  readonly label: string;
  /** Makes the paper, or begins to. */
  readonly make: () => Promise<PatientExport>;
}

/** What every call that makes a paper has: its answer, and as long as the gateway allows. */
export const asPaper = { answer: PatientExport, timeoutMs: 30_000 } as const;

/** Makes a paper as a PDF and downloads it. Why it cannot be made stands beside the button. */
export function PaperButton({ label, make }: PaperButtonProps) {
  // The link answers with an attachment, so the page stays.
  const download = ({ link }: PatientExport): void => link && location.assign(link.url);
  const queryClient = useQueryClient();
  const making = useMutation({
    mutationFn: make,
    onSuccess: (made) => {
      if (isUnderWay(made)) queryClient.setQueryData(exportQuery(made.id).queryKey, made);
      else download(made);
    },
  });
  // A long one takes longer than its answer waits.
  const begun = making.data !== undefined && isUnderWay(making.data) ? making.data : undefined;
  const { data = begun, isGone } = useExport(begun?.id, download);
  const paper = begun === undefined ? making.data : data;
  const isMaking = making.isPending || (paper !== undefined && isUnderWay(paper) && !isGone);
  const hasFailed = making.isError || (paper !== undefined && !isMaking && paper.link === undefined);
  return (
    <>
      <Button
        className="whitespace-normal"
        aria-disabled={isMaking}
        onClick={() => {
          if (!isMaking) making.mutate();
        }}
      >
        <Printer aria-hidden="true" />
        {isMaking ? m.paperMaking() : label}
      </Button>
      {hasFailed && <Notice className="basis-full">{failureText(making.error, m.paperFailed())}</Notice>}
    </>
  );
}
