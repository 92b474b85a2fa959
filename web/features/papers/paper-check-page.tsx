import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import {
  type CheckedPaper,
  PaperCheck,
  type PaperOutcome,
  checkedKinds,
  paperCodeIn,
  paperCodeTyped,
  printedCode,
} from '#contract/exports/paper-check.ts';
import { call } from '../../lib/api.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { hasKey } from '../../lib/has-key.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import type { Tone } from '../../ui/tone.ts';

const outcomeWords: Record<PaperOutcome, () => string> = {
  genuine: () => m.paperGenuine(),
  partly: () => m.paperPartly(),
  ended: () => m.paperEnded(),
  unknown: () => m.paperUnknown(),
};
const outcomeTones: Record<PaperOutcome, Tone> = { genuine: 'green', partly: 'orange', ended: 'red', unknown: 'red' };

/** A code that was asked for, as often as it is asked for. */
interface Asked {
  readonly code: string;
}
interface Answer {
  readonly to: Asked;
  /** Undefined if there was none. */
  readonly check?: PaperCheck;
}

const codeScanned = (): string => location.hash.slice(1, 1 + paperCodeTyped);

/** Where whoever holds a paper sees whether it is genuine. Its square leads here with the code in the fragment (docs/adr/0082). */
export function PaperCheckPage() {
  useLocale();
  const [scanned] = useState(codeScanned);
  const [typed, setTyped] = useState(() => printedCode(paperCodeIn(scanned)));
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked | undefined>(() => (scanned === '' ? undefined : { code: scanned }));
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (asked === undefined) return;
    call('paperChecks.check', { answer: PaperCheck, body: asked }).then(
      (check) => setAnswer({ to: asked, check }),
      () => setAnswer({ to: asked }),
    );
  }, [asked]);
  useEffect(() => {
    // Another code in the same tab: only the fragment changes.
    const scan = () => {
      const code = codeScanned();
      setTyped(printedCode(paperCodeIn(code)));
      setAsked(code === '' ? undefined : { code });
    };
    addEventListener('hashchange', scan);
    return () => removeEventListener('hashchange', scan);
  }, []);
  const isAsking = asked !== answer?.to;
  const check = isAsking ? undefined : answer?.check;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const isMissing = typed.trim() === '';
    setProblem(isMissing ? m.paperCodeMissing() : undefined);
    if (isMissing) focusFirst({ code: true }, ['code'], 'paper-');
    else setAsked({ code: typed });
  };
  return (
    <PublicPage title={m.paperCheckTitle()}>
      <div className="grid gap-1">
        <h1>{m.paperCheckTitle()}</h1>
        <p className="text-muted">{m.paperCheckText()}</p>
      </div>
      {check !== undefined && (
        <Panel className="grid gap-4 p-5" aria-label={m.paperKind()}>
          {/* What a newer server says, and this page does not know, is not called genuine. */}
          <Notice role="alert" tone={hasKey(outcomeTones, check.outcome) ? outcomeTones[check.outcome] : 'red'}>
            {hasKey(outcomeWords, check.outcome) ? outcomeWords[check.outcome]() : m.paperCheckFailed()}
          </Notice>
          {check.paper !== undefined && <Checked paper={check.paper} />}
        </Panel>
      )}
      {answer !== undefined && !isAsking && check === undefined && <Notice>{m.paperCheckFailed()}</Notice>}
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <Field id="paper-code" label={m.paperCode()} problem={problem} need="required">
          {(attributes) => (
            <Input
              {...attributes}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={paperCodeTyped}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                // What is said of one paper does not stand above the code of another.
                setAsked(undefined);
                setAnswer(undefined);
              }}
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
  return (
    <>
      <p className="text-muted">{m.paperCompare()}</p>
      <dl className="grid gap-2">
        <Fact name={m.paperKind()}>{hasKey(checkedKinds, kind) ? checkedKinds[kind][locale] : kind}</Fact>
        <Fact name={m.paperClinic()}>
          <bdi>{clinic[locale]}</bdi>
        </Fact>
        <Fact name={m.paperSignedAt()}>{formatTime(locale, signedAt)}</Fact>
        <Fact name={m.paperSignedBy()}>
          <bdi>{author.name[locale]}</bdi>
        </Fact>
        {author.licence !== undefined && (
          <Fact name={m.paperLicense()}>
            <Ltr>{author.licence}</Ltr>
          </Fact>
        )}
        {leave !== undefined && (
          <>
            <Fact name={m.paperLeaveFrom()}>{formatDate(locale, leave.from)}</Fact>
            <Fact name={m.paperLeaveUntil()}>{formatDate(locale, leave.until)}</Fact>
          </>
        )}
        <Fact name={m.paperInitials()}>
          <Ltr>{initials}</Ltr>
        </Fact>
        {qidEnd !== undefined && (
          <Fact name={m.paperQidEnd()}>
            <Ltr>{qidEnd}</Ltr>
          </Fact>
        )}
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
