import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ChartDocument, type DocumentLink, documentTypes } from '#contract/chart/documents.ts';
import { ApiError } from '../lib/api.ts';
import { failureText } from '../lib/problem-text.ts';
import { hasKey } from '../lib/has-key.ts';
import { saveFile, withEnding } from '../lib/save-file.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type Shown = Pick<ChartDocument, 'id' | 'title' | 'type'>;
type Use = 'view' | 'download';

/** Opens documents by links that `linkOf` requests: a PDF in a tab of its own, a picture in a dialog. `opened` shows it, or what went wrong. */
export function useDocument(linkOf: (id: string, to: Use) => Promise<DocumentLink>): {
  readonly open: (document: Shown, to: Use) => void;
  readonly opened: ReactNode;
} {
  const [shown, setShown] = useState<{ readonly title: string; readonly url: string }>();
  const { isPending, mutate, error } = useMutation({
    mutationFn: async ({ document: { id, title, type }, to }: { document: Shown; to: Use }) => {
      const { url } = await linkOf(id, to);
      // The link does not know the title, because logs keep links.
      if (to === 'download') saveFile(hasKey(documentTypes, type) ? withEnding(title, documentTypes[type]) : title, await fileAt(url));
      return url;
    },
    onSuccess: (url, { document: { title, type }, to }) => {
      if (to === 'download') return;
      if (type === 'application/pdf') window.open(url, '_blank', 'noopener');
      else setShown({ title, url });
    },
  });
  return {
    open: (document, to) => {
      if (!isPending) mutate({ document, to });
    },
    opened: (
      <>
        {error !== null && <Notice>{failureText(error, m.documentOpenFailed())}</Notice>}
        {shown !== undefined && <Preview {...shown} onClose={() => setShown(undefined)} />}
      </>
    ),
  };
}

async function fileAt(url: string): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (answer?.ok !== true) throw new ApiError(0);
  return answer.blob();
}

/** Shows a picture. Open while mounted. */
function Preview({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={title} look="wide" closedby="any" onClose={onClose}>
      <img src={url} alt={title} className="mx-auto max-h-[70vh] max-w-full" />
      <p className="flex justify-end">
        <Button onClick={() => dialog.current?.close()}>{m.close()}</Button>
      </p>
    </Dialog>
  );
}
