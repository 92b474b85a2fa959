import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { PatientExport } from '#contract/exports/export.ts';
import { call } from '../lib/api.ts';
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

const asksEveryMs = 1000;
/** A paper once it is written: a long one takes longer than its answer waits. */
async function written(begun: PatientExport): Promise<PatientExport> {
  let paper = begun;
  while (isUnderWay(paper)) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => setTimeout(done, asksEveryMs));
    // oxlint-disable-next-line no-await-in-loop
    paper = await call('exports.get', { answer: PatientExport, params: { exportId: begun.id } });
  }
  if (paper.link === undefined) throw new Error('the paper was not written');
  return paper;
}

/** What every call that makes a paper has: its answer, and as long as the gateway allows. */
export const asPaper = { answer: PatientExport, timeoutMs: 30_000 } as const;

/** Makes a paper as a PDF and downloads it. Why it cannot be made stands beside the button. */
export function PaperButton({ label, make }: PaperButtonProps) {
  const making = useMutation({
    mutationFn: async () => written(await make()),
    // The link answers with an attachment, so the page stays.
    onSuccess: ({ link }) => link && location.assign(link.url),
  });
  return (
    <>
      <Button
        className="whitespace-normal"
        aria-disabled={making.isPending}
        onClick={() => {
          if (!making.isPending) making.mutate();
        }}
      >
        <Printer aria-hidden="true" />
        {making.isPending ? m.paperMaking() : label}
      </Button>
      {making.isError && <Notice className="basis-full">{failureText(making.error, m.paperFailed())}</Notice>}
    </>
  );
}
