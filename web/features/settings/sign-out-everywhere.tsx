import { pageOf } from '#contract/base/page.ts';
import { useMutation } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { Browser } from '#contract/account/browsers.ts';
import { call } from '../../lib/api.ts';
import { webConfig } from '../../lib/config.ts';
import { leave } from '../../lib/session-end.ts';
import { askUserPool } from '../../lib/user-pool.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ownBrowserId } from './browsers.tsx';

async function endAllSessions(): Promise<void> {
  // A failure to clear the list must not block signing out.
  await ownBrowserId()
    .then((keep) => call('browsers.forget', { answer: pageOf(Browser), query: { keep } }))
    .catch(() => undefined);
  const token = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  const { ok, status } = await askUserPool(webConfig(), 'GlobalSignOut', { AccessToken: token });
  if (!ok) throw new Error(`GlobalSignOut answered ${status}`);
}

/** Signs the account out on all devices, for a user who lost a device or left one open. */
export function SignOutEverywhere() {
  const asking = useRef<HTMLDialogElement>(null);
  const ending = useMutation({
    mutationFn: endAllSessions,
    onSuccess: async () => {
      toast.success(m.signedOutEverywhere());
      // The user pool has ended this session too, so it need not confirm that.
      await leave().catch(() => undefined);
    },
  });
  return (
    <>
      <p className="text-muted">{m.devicesText()}</p>
      <Button className="justify-self-start" onClick={() => asking.current?.showModal()}>
        {m.signOutEverywhere()}
      </Button>
      <ConfirmDialog
        ref={asking}
        title={m.signOutEverywhereTitle()}
        action={m.signOutEverywhere()}
        busy={ending.isPending}
        problem={ending.isError ? m.signOutEverywhereFailed() : undefined}
        onConfirm={() => ending.mutate()}
        onClose={() => ending.reset()}
      >
        <p>{m.signOutEverywhereText()}</p>
      </ConfirmDialog>
    </>
  );
}
