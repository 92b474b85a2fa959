import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnLink } from '#contract/links/links.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { EndLinkDialog } from './end-link-dialog.tsx';
import { LinkTerms } from './link-terms.tsx';
import { personIs } from './person-words.ts';
import { endLink, ownLinksChanged, ownLinksQuery } from './queries.ts';

/** The records a patient's account can see, a way to end each link, and a form for another code. */
export function LinkedRecords() {
  const { data, isError, refetch } = useQuery(ownLinksQuery);
  return (
    <Panel className="grid gap-4 p-5">
      <h2 className="text-lg font-semibold">{m.linkedRecords()}</h2>
      {isError ? (
        <Failure text={m.recentFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-10" />
      ) : data.length === 0 ? (
        <>
          <p>{m.linkHow()}</p>
          <CodeForm />
        </>
      ) : (
        <>
          <Lines>
            {data.map((link) => (
              <OwnLinkLine key={link.id} link={link} />
            ))}
          </Lines>
          <Disclosure summary={m.linkAnother()}>
            <div className="grid gap-4">
              <p>{m.linkHow()}</p>
              <CodeForm />
            </div>
          </Disclosure>
        </>
      )}
    </Panel>
  );
}

function OwnLinkLine({ link }: { link: OwnLink }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, patient } = link;
  const [ending, setEnding] = useState(false);
  const name = nameIn(patient, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <RowLink to={paths.patient(patient.id)}>
          <bdi>{name}</bdi>
        </RowLink>
        <LinkTerms link={link} words={personIs} />
      </span>
      <Button look="ghost" className="text-danger" aria-label={m.endLinkOf({ name })} onClick={() => setEnding(true)}>
        {m.endLink()}
      </Button>
      {ending && (
        <EndLinkDialog
          said={{
            title: m.endLinkTitle({ name }),
            text: m.endLinkText(),
            action: m.endLink(),
            done: m.linkEnded(),
            failed: m.endLinkFailed(),
          }}
          end={() => endLink(id)}
          onEnded={() => ownLinksChanged(queryClient)}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  );
}
