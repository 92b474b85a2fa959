import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import type { Texts } from '#contract/base/language.ts';
import { letterTypes } from '#contract/chart/letters.ts';
import { careKinds } from '#contract/chart/timeline.ts';
import { type CheckedPaper, PaperCheck, type PaperOutcome, printedCode } from '#contract/exports/paper-check.ts';
import { call } from '../../lib/api.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import type { Tone } from '../../ui/tone.ts';

/** The kinds of papers with a code. */
const kindNames: Readonly<Record<string, Texts>> = { prescription: careKinds.prescription.name, ...letterTypes };
const outcomeWords: Record<PaperOutcome, () => string> = {
  genuine: () => m.paperGenuine(),
  partly: () => m.paperPartly(),
  ended: () => m.paperEnded(),
  unknown: () => m.paperUnknown(),
};
const outcomeTones: Record<PaperOutcome, Tone> = { genuine: 'green', partly: 'orange', ended: 'red', unknown: 'red' };

interface State {
  readonly isAsking?: true;
  readonly check?: PaperCheck;
  readonly failure?: { readonly error: unknown };
}

/** Where whoever holds a paper sees whether it is genuine. Its square leads here with the code in the fragment (docs/adr/0082). */
export function PaperCheckPage() {
  useLocale();
  const [scanned] = useState(() => location.hash.slice(1));
  const [typed, setTyped] = useState(() => printedCode(scanned));
  const [problem, setProblem] = useState<string>();
  const [{ isAsking, check, failure }, setState] = useState<State>({});
  const ask = useCallback(async (code: string) => {
    setState({ isAsking: true });
    try {
      setState({ check: await call('paperChecks.check', { answer: PaperCheck, body: { code } }) });
    } catch (error) {
      setState({ failure: { error } });
    }
  }, []);
  useEffect(() => {
    if (scanned !== '') void ask(scanned);
  }, [scanned, ask]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const isMissing = typed.trim() === '';
    setProblem(isMissing ? m.paperCodeMissing() : undefined);
    if (isMissing) focusFirst({ code: true }, ['code'], 'paper-');
    else void ask(typed);
  };
  return (
    <PublicPage title={m.paperCheckTitle()}>
      <div className="grid gap-1">
        <h1>{m.paperCheckTitle()}</h1>
        <p className="text-muted">{m.paperCheckText()}</p>
      </div>
      {check !== undefined && (
        <Panel className="grid gap-4 p-5" aria-label={m.paperKind()}>
          <Notice role="alert" tone={entryFor(outcomeTones, check.outcome) ?? 'orange'}>
            {wordFor(outcomeWords, check.outcome)}
          </Notice>
          {check.paper !== undefined && <Checked paper={check.paper} />}
        </Panel>
      )}
      {failure !== undefined && <Notice>{failureText(failure.error, m.paperCheckFailed())}</Notice>}
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <Field id="paper-code" label={m.paperCode()} problem={problem} need="required">
          {(attributes) => (
            <Input
              {...attributes}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="submit" look="primary" aria-disabled={isAsking}>
            {m.paperVerify()}
          </Button>
        </p>
      </form>
    </PublicPage>
  );
}

function Checked({ paper: { kind, clinic, signedAt, author, leave, initials, qidEnd } }: { paper: CheckedPaper }) {
  const locale = useLocale();
  const name = kindNames[kind];
  return (
    <>
      <p className="text-muted">{m.paperCompare()}</p>
      <Facts>
        <Fact name={m.paperKind()}>{name === undefined ? kind : said(name)}</Fact>
        <Fact name={m.paperClinic()}>
          <bdi>{said(clinic)}</bdi>
        </Fact>
        <Fact name={m.paperSignedAt()}>{formatTime(locale, signedAt)}</Fact>
        <Fact name={m.paperSignedBy()}>
          <bdi>{said(author.name)}</bdi>
        </Fact>
        {author.licence !== undefined && (
          <Fact name={m.paperLicense()}>
            <Ltr>{author.licence}</Ltr>
          </Fact>
        )}
        {leave !== undefined && (
          <Fact name={m.paperLeave()}>
            {m.leavePeriod({ from: formatDate(locale, leave.from), until: formatDate(locale, leave.until) })}
          </Fact>
        )}
        <Fact name={m.paperInitials()}>
          <Ltr>{initials}</Ltr>
        </Fact>
        {qidEnd !== undefined && (
          <Fact name={m.paperQidEnd()}>
            <Ltr>{qidEnd}</Ltr>
          </Fact>
        )}
      </Facts>
    </>
  );
}
