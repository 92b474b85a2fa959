import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { PatientExport } from '#contract/exports/export.ts';
import { m } from '../i18n/paraglide/messages.js';
import { failureText } from '../lib/problem-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PaperButtonProps {
  readonly label: string;
  /** Makes the paper; its link, if it was made. */
  readonly make: () => Promise<{ readonly link?: { readonly url: string } | undefined }>;
}

/** What every call that makes a paper has: its answer, and as long as the gateway allows. */
export const asPaper = { answer: PatientExport, timeoutMs: 30_000 } as const;

/** Makes a paper as a PDF and downloads it. Why it cannot be made stands beside the button. */
export function PaperButton({ label, make }: PaperButtonProps) {
  const making = useMutation({
    mutationFn: make,
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
