import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureText } from '../../lib/problem-text.ts';

interface EndLinkDialogProps {
  readonly said: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly end: () => Promise<unknown>;
  /** Reloads the links on the page. */
  readonly onEnded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation, then ends an account's access to a record. Open while mounted. */
export function EndLinkDialog({ said, end, onEnded, onClose }: EndLinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const ended = async () => {
    toast.success(said.done);
    onClose();
    await onEnded();
  };
  const ending = useMutation({
    mutationFn: end,
    onSuccess: ended,
    onError: async (error) => {
      // The link had already ended, which is the intended state.
      if (error instanceof ApiError && error.status === 404) await ended();
    },
  });
  return (
    <ConfirmDialog
      ref={dialog}
      title={said.title}
      action={said.action}
      dangerous
      busy={ending.isPending}
      problem={ending.isError ? failureText(ending.error, said.failed) : undefined}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      <p>{said.text}</p>
    </ConfirmDialog>
  );
}
