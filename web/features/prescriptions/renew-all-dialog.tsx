import { keepPreviousData, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { DoseInput } from '#contract/prescriptions/dose.ts';
import type { Check, Prescription } from '#contract/prescriptions/prescriptions.ts';
import { drugTitle } from '../../lib/drug-title.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { ruleWords } from '../../lib/check-words.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FactsFields } from './facts-fields.tsx';
import { NotChecked } from './findings.tsx';
import { factsOf, useFacts } from './facts.ts';
import { drugSent, scheduleSent } from './prescription-form.ts';
import { checkQuery, prescribeTogether } from './queries.ts';

interface RenewAllDialogProps {
  readonly patient: Patient;
  /** The active prescriptions, as they were when it was opened. */
  readonly prescriptions: readonly Prescription[];
  readonly onClose: () => void;
}

const findingsIn = (checks: readonly Check[]): readonly Check[] => checks.filter(({ outcome }) => outcome !== 'none');

/** Renews all prescriptions without findings with one signature; the others must be renewed one at a time. Open while mounted. */
export function RenewAllDialog({ patient, prescriptions, onClose }: RenewAllDialogProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { facts, keptFrom, changeFacts } = useFacts(patient.id);
  const known = factsOf(facts);
  const [renewed, setRenewed] = useState<readonly string[]>([]);
  const orderedOf = (one: Prescription) => ({ drug: drugSent(one.drug), prior: one.id });
  const checkOf = (one: Prescription, above: readonly Prescription[] = []) =>
    checkQuery(patient.id, {
      ...orderedOf(one),
      facts: known,
      ...scheduleSent(one.dose),
      ...(above.length > 0 && { above: above.map(orderedOf) }),
    });
  const checks = useQueries({
    queries: prescriptions.map((one) => ({
      ...checkOf(one),
      enabled: !renewed.includes(one.id),
      placeholderData: keepPreviousData,
    })),
  });
  const waiting = prescriptions.flatMap((one, index) => (renewed.includes(one.id) ? [] : [{ one, checks: checks[index]?.data?.checks }]));
  const isChecking = checks.some(({ isFetching }) => isFetching);
  const failed = checks.find(({ error }) => error !== null);
  const clear = waiting.flatMap(({ one, checks: made }) => {
    const { data: dose } = DoseInput.safeParse(one.dose);
    return dose !== undefined && made !== undefined && findingsIn(made).length === 0 ? [{ one, dose }] : [];
  });
  const left = waiting.flatMap(({ one, checks: made }) =>
    made === undefined || clear.some((line) => line.one === one) ? [] : [{ one, found: findingsIn(made) }],
  );

  const renewing = useMutation({
    mutationFn: async () => {
      let count = 0;
      for (let from = 0; from < clear.length; from += careLimits.signedTogether) {
        const signed: typeof clear = [];
        let listsSeen = '';
        for (const line of clear.slice(from, from + careLimits.signedTogether)) {
          const above = signed.map(({ one }) => one);
          const { checks: now, lists } = await queryClient.fetchQuery(checkOf(line.one, above));
          listsSeen = lists;
          if (findingsIn(now).length === 0) signed.push(line);
        }
        if (signed.length === 0) continue;
        const orders = signed.map(({ one, dose }) => ({ ...orderedOf(one), dose, answers: [] }));
        await prescribeTogether(patient.id, { lists: listsSeen, facts: known, orders });
        count += signed.length;
        setRenewed((before) => [...before, ...signed.map(({ one }) => one.id)]);
      }
      return { count, isAll: count === waiting.length };
    },
    onSuccess: ({ count, isAll }) => {
      toast.success(m.renewAllDone({ count: formatNumber(locale, count) }));
      if (isAll) dialog.current?.close();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: patientQuery(patient.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['prescriptions', 'check', patient.id] });
    },
  });
  const isBusy = renewing.isPending || isChecking;
  return (
    <Dialog ref={dialog} title={m.renewAllTitle()} look="wide" closedby={renewing.isPending ? 'none' : 'closerequest'} onClose={onClose}>
      <p className="font-semibold">
        <bdi>{namesOf(patient, locale).name}</bdi>
      </p>
      <NotChecked />
      <p className="text-sm text-muted">{m.prescribeRules()}</p>
      <FactsFields
        facts={facts}
        keptFrom={keptFrom}
        checks={waiting.flatMap(({ checks: made = [] }) => made)}
        weight={checks.find(({ data }) => data?.weight !== undefined)?.data?.weight}
        problems={{}}
        onChange={changeFacts}
      />
      <section className="grid gap-2" aria-busy={isBusy}>
        <h3 className="font-semibold">{m.renewAllClear()}</h3>
        {clear.length > 0 ? (
          <Lines>
            {clear.map(({ one }) => (
              <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 flex-1 basis-60">
                  <span className="block font-semibold">
                    <bdi>{drugTitle(one.drug.name, one.drug.strength)}</bdi>{' '}
                    {one.drug.form !== undefined && <bdi>{said(one.drug.form.name)}</bdi>}
                  </span>
                  {said(one.doseText)} · {said(one.dispenseText)}
                </span>
                {one.signedAt !== undefined && (
                  <span className="text-sm text-muted">{m.renewSignedOn({ date: formatDay(locale, one.signedAt) })}</span>
                )}
              </li>
            ))}
          </Lines>
        ) : (
          !isBusy && failed === undefined && left.length > 0 && <p className="text-muted">{m.renewAllNone()}</p>
        )}
      </section>
      {left.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{m.renewAllLeft()}</h3>
          <Lines>
            {left.map(({ one, found }) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="min-w-0 flex-1 basis-60">
                  <bdi className="block font-semibold">{drugTitle(one.drug.name, one.drug.strength)}</bdi>
                  <span className="block text-sm text-muted">
                    {[...new Set(found.map(({ rule }) => wordFor(ruleWords, rule)))].join(m.listComma())}
                  </span>
                </span>
                <Button
                  as={Link}
                  size="small"
                  to={paths.newPrescriptionFor(patient.id, one.id)}
                  aria-label={m.actionOn({ action: m.renewReview(), name: drugTitle(one.drug.name, one.drug.strength) })}
                >
                  {m.renewReview()}
                </Button>
              </li>
            ))}
          </Lines>
        </section>
      )}
      {failed !== undefined && <Notice>{failureText(failed.error, m.prescribeCheckFailed())}</Notice>}
      {renewing.isError && <Notice>{failureText(renewing.error, m.renewAllFailed())}</Notice>}
      <output className="text-sm text-muted">{isBusy && (renewing.isPending ? m.prescribeSigning() : m.prescribeChecking())}</output>
      <p className="flex flex-wrap justify-end gap-3">
        <Button disabled={renewing.isPending} onClick={() => dialog.current?.close()}>
          {m.cancel()}
        </Button>
        {clear.length > 0 && (
          <Button look="primary" aria-disabled={isBusy} onClick={() => !isBusy && renewing.mutate()}>
            {m.renewAllSign({ count: formatNumber(locale, clear.length) })}
          </Button>
        )}
      </p>
    </Dialog>
  );
}
