import { X } from 'lucide-react';
import * as z from 'zod/mini';
import { dispenseText, doseText } from '#contract/prescriptions/dose.ts';
import type { PrescriptionChecks } from '#contract/prescriptions/prescriptions.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Findings } from './findings.tsx';
import { type Draft, type Problems, doseOf, parseDraft } from './prescription-form.ts';
import { drugTitle } from '../../lib/drug-title.ts';

const Stored = z.object({ lines: z.array(z.unknown()) });
interface Unsigned {
  readonly lines: readonly Draft[];
}
const options = {
  initial: (): Unsigned => ({ lines: [] }),
  parse: (value: unknown): Unsigned | undefined => {
    const { data } = Stored.safeParse(value);
    return data && { lines: data.lines.flatMap((one) => parseDraft(one) ?? []) };
  },
  isEntered: ({ lines }: Unsigned): boolean => lines.length > 0,
};

/** The medicines that wait for one signature, kept in this tab for each patient. */
export function useUnsigned(patientId: string) {
  const { draft, change, forget } = useDraft({ ...options, key: useDraftKey(`prescription-lines.${patientId}`) });
  return {
    lines: draft.lines,
    /** They were signed: also if the form has been left before the answer came. */
    forget: () => {
      forget();
      change(options.initial);
    },
    changeLines: (next: (lines: readonly Draft[]) => readonly Draft[]) => change(({ lines }) => ({ lines: next(lines) })),
  };
}

interface UnsignedLinesProps {
  readonly patientId: string;
  readonly lines: readonly Draft[];
  /** By line; undefined while it is checked. */
  readonly checks: readonly (PrescriptionChecks['checks'] | undefined)[];
  readonly problems: readonly Problems[];
  readonly onAnswer: (index: number, key: string, answer: string | undefined) => void;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** The medicines that are signed together with the one being typed, each with its dose and what was found. */
export function UnsignedLines({ patientId, lines, checks, problems, onAnswer, onEdit, onRemove }: UnsignedLinesProps) {
  const locale = useLocale();
  return (
    <Panel className="grid grid-cols-1 gap-3 p-5" aria-labelledby="unsigned-lines">
      <h2 id="unsigned-lines" className="text-lg font-semibold">
        {m.prescribeLines()}
      </h2>
      <Lines as="ol">
        {lines.map((line, index) => {
          const dose = doseOf(line);
          const name = line.drug === null ? line.drugText : said(line.drug.name);
          const found = checks[index];
          return (
            // Lines have no other name: the same medicine may be there twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid grid-cols-1 gap-2">
              <div className="flex items-center justify-between gap-3">
                <p className="min-w-0 flex-1">
                  <bdi className="block font-semibold wrap-anywhere">{drugTitle({ en: name, ar: name }, line.strength)}</bdi>
                  {dose === undefined ? (
                    <span className="text-danger">{m.prescribeLineIncomplete()}</span>
                  ) : (
                    `${doseText(dose, locale)} · ${dispenseText(dose, locale)}`
                  )}
                </p>
                <span className="flex gap-1">
                  <Button look="ghost" aria-label={m.editOne({ name })} onClick={() => onEdit(index)}>
                    {m.editPatient()}
                  </Button>
                  <IconButton aria-label={m.prescribeLineRemove({ name })} onClick={() => onRemove(index)}>
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
              {found === undefined ? (
                <span className="text-sm text-muted">{m.prescribeChecking()}</span>
              ) : (
                <Findings
                  patientId={patientId}
                  of={`line-${index}-`}
                  isShort
                  checks={found}
                  answers={line.answers}
                  problems={problems[index] ?? {}}
                  onAnswer={(key, answer) => onAnswer(index, key, answer)}
                />
              )}
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}
