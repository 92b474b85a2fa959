import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Visit } from '#contract/chart/encounters.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type Letter, letterTypes, referralUrgencies } from '#contract/chart/letters.ts';
import { call } from '../../lib/api.ts';
import { chartPaths } from '../../lib/care-paths.ts';
import { markedRow, useAskedEntry } from '../../lib/asked-entry.ts';
import { authorOf } from '../../lib/author.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { staffQuery, usePrescribes, useReadsNotes } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { BeginsAt } from '../../ui/begins-at.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { InErrorDialog } from '../../ui/entry-dialog.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaperButton, asPaper } from '../../ui/paper-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { LeaveForm, leaveText } from './leave-form.tsx';
import { letterInError, lettersQuery } from './queries.ts';
import { ReferralForm } from './referral-form.tsx';

interface LettersProps {
  readonly patientId: string;
  /** Only what was issued from this visit, with a form for another one. */
  readonly visit?: Visit;
}

/** The certificates and letters of a patient or a visit, the last issued first. */
export function Letters({ patientId, visit }: LettersProps) {
  const prescribes = usePrescribes() === true;
  const asked = useAskedEntry('letter');
  const pages = usePages(lettersQuery(patientId, { encounterId: visit?.encounter.id, from: asked }));
  const mayIssue = prescribes && visit !== undefined && visit.encounter.status !== enteredInError;
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="letters">
      <h2 id="letters" className="text-lg font-semibold">
        {m.letters()}
      </h2>
      <BeginsAt entry={asked} />
      <Paged pages={pages} empty={m.lettersEmpty()} failed={m.lettersFailed()}>
        {(letters) => <LetterLines patientId={patientId} letters={letters} />}
      </Paged>
      {prescribes && visit === undefined && (
        <p>
          {m.lettersFrom()}{' '}
          <TextLink as={Link} to={chartPaths.visits(patientId)} className="inline-block min-h-6">
            {m.visits()}
          </TextLink>
        </p>
      )}
      {mayIssue && pages.rows !== undefined && (
        <div className="grid gap-3">
          <Disclosure summary={m.leaveIssue()}>
            <LeaveForm patientId={patientId} visit={visit} letters={pages.rows} />
          </Disclosure>
          <Disclosure summary={m.referralWrite()}>
            <ReferralForm patientId={patientId} encounterId={visit.encounter.id} />
          </Disclosure>
        </div>
      )}
    </Panel>
  );
}

function LetterLines({ patientId, letters }: { patientId: string; letters: readonly Letter[] }) {
  const locale = useLocale();
  const prescribes = usePrescribes() === true;
  const readsNotes = useReadsNotes() === true;
  const { data: staff } = useQuery(staffQuery);
  const [inError, setInError] = useState<Letter>();
  return (
    <>
      <Lines as="ol">
        {letters.map((letter) => {
          const { id, type, status, leave, referral, createdAt, errorReason } = letter;
          const name = saidWord(letterTypes, type);
          const author = authorOf(staff, letter);
          const isWrong = status === enteredInError;
          return (
            <li key={id} {...markedRow('letter', id)} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className={isWrong ? 'text-muted line-through' : 'font-semibold'}>{name}</span>
                {isWrong && <Chip tone="red">{m.statusInError()}</Chip>}
              </span>
              {leave !== undefined && <span className="text-sm">{leaveText(locale, leave)}</span>}
              {referral !== undefined && (
                <span className="text-sm wrap-anywhere">
                  <bdi>{referral.to}</bdi> · {saidWord(referralUrgencies, referral.urgency)}
                </span>
              )}
              <EntryTexts of={[referral?.reason, leave?.diagnosis, leave?.remark, errorReason]} />
              <span className="text-sm text-muted">
                {formatTime(locale, createdAt)}
                {author !== undefined && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </span>
              {!isWrong && (
                <span className="flex flex-wrap gap-2">
                  {/* A referral quotes a note. */}
                  {(leave !== undefined || readsNotes) && (
                    <PaperButton label={m.prescriptionsPrint()} make={() => printed(patientId, letter)} />
                  )}
                  {prescribes && (
                    <Button look="ghost" aria-label={m.actionOn({ action: m.inError(), name })} onClick={() => setInError(letter)}>
                      {m.inError()}
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </Lines>
      {inError !== undefined && (
        <InErrorDialog
          patientId={patientId}
          mark={(reason) => letterInError(patientId, inError, reason)}
          onClose={() => setInError(undefined)}
        />
      )}
    </>
  );
}

const printed = (id: string, { id: entryId, leave }: Letter) =>
  call(leave === undefined ? 'papers.referral' : 'papers.sickLeave', {
    ...asPaper,
    params: { id, entryId },
    query: { language: getLocale() },
  });
