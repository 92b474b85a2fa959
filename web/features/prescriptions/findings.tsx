import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Check } from '#contract/prescriptions/prescriptions.ts';
import { ruleWords } from '../../lib/check-words.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { Field, Problem } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tick } from '../../ui/tick.tsx';
import { type Problems, keyOf, needsAnswer } from './prescription-form.ts';
import { causeWords } from './words.ts';

interface FindingsProps {
  readonly patientId: string;
  readonly checks: readonly Check[];
  readonly answers: Readonly<Record<string, string>>;
  readonly problems: Problems;
  /** Tells its fields from those of other medicines. */
  readonly of?: string;
  /** Only what was found. */
  readonly isShort?: boolean;
  /** Without an answer, the finding counts as unanswered again. */
  readonly onAnswer: (key: string, answer: string | undefined) => void;
}

const tones = { stop: 'red', interrupt: 'pending', inline: 'none' } as const;
const loudness = ['stop', 'interrupt', 'inline'];

/**
 * Aspects that no rule checks, so that an empty list of findings is not mistaken for clearance. It is not red, because it stands on every
 * prescription (docs/adr/0056).
 */
export const NotChecked = () => (
  <Notice tone="none">
    <strong>{m.prescribeNotChecked()}</strong>
  </Notice>
);

/** The results of the checks: most severe first, then the rules without a finding. */
export function Findings({ patientId, checks, answers, problems, of = '', isShort = false, onAnswer }: FindingsProps) {
  const found = checks
    .filter(({ outcome }) => outcome !== 'none')
    .toSorted((one, other) => loudness.indexOf(one.level ?? '') - loudness.indexOf(other.level ?? ''));
  // The weight rule only asks for a weight: if it does not ask, nothing was compared.
  const clear = checks.filter(({ outcome, rule }) => outcome === 'none' && rule !== 'weight').map(({ rule }) => wordFor(ruleWords, rule));
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {found.map((check) => (
          <li key={keyOf(check)}>
            <Finding patientId={patientId} of={of} check={check} answers={answers} problem={problems[keyOf(check)]} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
      {!isShort && clear.length > 0 && (
        <p className="text-sm text-muted">{m.prescribeNothingFound({ rules: clear.join(m.listComma()) })}</p>
      )}
    </>
  );
}

interface FindingProps extends Omit<FindingsProps, 'checks' | 'problems' | 'isShort'> {
  readonly check: Check;
  readonly problem: string | undefined;
}

function Finding({ patientId, of, check, answers, problem, onAnswer }: FindingProps) {
  const { rule, outcome, level, about, cause, shared, limit, readAs, prescriptionId } = check;
  const key = keyOf(check);
  const id = `answer-${`${of}${key}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  const details = [limit && said(limit), readAs && m.prescribeReadAs({ name: said(readAs) }), cause && wordFor(causeWords, cause)].filter(
    (detail) => detail !== undefined && detail !== '',
  );
  const tone = level === 'stop' ? tones.stop : level === 'interrupt' ? tones.interrupt : tones.inline;
  return (
    <Notice as="div" tone={tone} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60">
        <strong>
          {outcome === 'unchecked' ? m.prescribeUnchecked() : m.prescribeConflict()}: {wordFor(ruleWords, rule)}
        </strong>
        {about !== undefined && (
          <>
            {' '}
            · <bdi>{about}</bdi>
          </>
        )}
        {shared !== undefined && (
          <>
            {' '}
            · <bdi>{said(shared)}</bdi>
          </>
        )}
        {details.length > 0 && (
          <span className="block">
            {details.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && ' · '}
                <bdi>{detail}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </p>
      {prescriptionId !== undefined && (
        <TextLink as={Link} to={paths.newPrescriptionFor(patientId, prescriptionId)} className="min-h-6">
          {m.prescribeRenewInstead()}
        </TextLink>
      )}
      {needsAnswer(check) &&
        (level === 'stop' ? (
          <div className="basis-full">
            <Field id={id} label={m.prescribeReason()} need="required" problem={problem}>
              {(field) => (
                <Input
                  {...field}
                  dir="auto"
                  maxLength={careLimits.overrideReason}
                  value={answers[key] ?? ''}
                  onChange={(event) => onAnswer(key, event.target.value)}
                />
              )}
            </Field>
          </div>
        ) : (
          <div>
            <Choice>
              <Tick
                type="checkbox"
                id={id}
                aria-invalid={problem !== undefined}
                aria-describedby={`${id}-problem`}
                checked={answers[key] !== undefined}
                onChange={(event) => onAnswer(key, event.target.checked ? '' : undefined)}
              />
              {m.prescribeSeen()}
            </Choice>
            <Problem id={`${id}-problem`}>{problem}</Problem>
          </div>
        ))}
    </Notice>
  );
}
