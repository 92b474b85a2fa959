import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import type { OwnLink } from '#contract/links.ts';
import { ApiError } from '../../app/api.ts';
import { formatDate, formatDay, useLocale } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Failure } from '../../ui/page.tsx';
import { nameIn } from '../patients/person.ts';
import { failureText } from '../patients/problem-text.ts';
import { CodeForm } from './code-form.tsx';
import { endLink, ownLinksChanged, ownLinksQuery } from './queries.ts';
import { relationName } from './relation-name.ts';

/** The records that a patient's account sees, how to end that, and the entry of a code for another. */
export function LinkedRecords() {
  const { data, isError, refetch } = useQuery(ownLinksQuery);
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-lg font-semibold">{m.linkedRecords()}</h2>
      {isError ? (
        <Failure text={m.recentFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <span className="skeleton-bar h-10" />
      ) : data.length === 0 ? (
        <>
          <p>{m.linkHow()}</p>
          <CodeForm />
        </>
      ) : (
        <>
          <ul className="lines">
            {data.map((link) => (
              <OwnLinkLine key={link.id} link={link} />
            ))}
          </ul>
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5">{m.linkAnother()}</summary>
            <div className="grid gap-4 pt-2">
              <p>{m.linkHow()}</p>
              <CodeForm />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

function OwnLinkLine({ link: { id, relation, since, until, patient } }: { link: OwnLink }) {
  const locale = useLocale();
  const [ending, setEnding] = useState(false);
  const name = nameIn(patient, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <Link className="row-name" to={paths.patient(patient.id)}>
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-sm text-muted">
          {relationName[relation]()}
          {m.listComma()}
          {m.linkSince({ date: formatDay(locale, since) })}
          {until !== undefined && ` ${m.linkUntil({ date: formatDate(locale, until) })}`}
        </span>
      </span>
      <button type="button" className="button button--danger-soft" aria-label={m.endLinkOf({ name })} onClick={() => setEnding(true)}>
        {m.endLink()}
      </button>
      {ending && <EndDialog id={id} name={name} onClose={() => setEnding(false)} />}
    </li>
  );
}

/** Asks, and ends the account's access to a record. It is open for as long as it is drawn. */
function EndDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const ended = async () => {
    toast.success(m.linkEnded());
    onClose();
    await ownLinksChanged(queryClient);
  };
  const ending = useMutation({
    mutationFn: () => endLink(id),
    onSuccess: ended,
    onError: async (error) => {
      // It ended before, as was wanted.
      if (error instanceof ApiError && error.status === 404) await ended();
    },
  });
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.endLinkTitle({ name })}
      action={m.endLink()}
      dangerous
      busy={ending.isPending}
      problem={ending.isError ? failureText(ending.error, m.endLinkFailed()) : undefined}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      <p>{m.endLinkText()}</p>
    </ConfirmDialog>
  );
}
