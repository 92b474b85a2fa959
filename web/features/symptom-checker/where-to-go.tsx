import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CareDirectory } from '#contract/care-directory.ts';
import { type Municipality, municipalities, municipalityNames } from '#contract/municipalities.ts';
import { shippedCareDirectory } from '#contract/shipped-care-directory.ts';
import { type CareLevel, whereToGo } from '#contract/where-to-go.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { send } from '../../lib/api.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { useNow } from '../../lib/use-now.ts';
import { Select } from '../../ui/control.tsx';
import { Destinations } from '../../ui/destinations.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { CheckResult } from './check-result.ts';
import type { SymptomForm } from './form-rules.ts';

const levels = { High: 'today', Medium: 'soon', Low: 'self-care', Emergency: 'emergency' } as const;

interface WhereToGoProps {
  readonly result: CheckResult;
  readonly form: SymptomForm;
  readonly pregnant: boolean;
  readonly emergency: boolean;
}

/** How soon a result says that care is needed. Self-harm comes first, as its help is of its own kind. */
function levelOf({ result: { supportive, understood, severity }, emergency }: WhereToGoProps): CareLevel {
  if (supportive) return 'despair';
  if (emergency) return 'emergency';
  return understood && severity !== undefined ? levels[severity] : 'unclear';
}

/** In years; undefined if none was given. */
const ageOf = ({ age, ageUnit }: SymptomForm): number | undefined =>
  age === '' ? undefined : ageUnit === 'months' ? Number(age) / 12 : Number(age);

const Corrected = z.object({ directory: CareDirectory });

/** The list that was shipped, at once, and the one that an administrator has corrected, if there is one, when it comes. */
function useCareDirectory(): CareDirectory {
  const [directory, setDirectory] = useState(shippedCareDirectory);
  useEffect(() => {
    send('careDirectory.get', {}).then(
      (answer) => setDirectory((before) => Corrected.safeParse(answer).data?.directory ?? before),
      () => undefined,
    );
  }, []);
  return directory;
}

/** The services in Qatar that fit a result: by its level, the age, pregnancy, the hour and, once chosen, the municipality. */
export function WhereToGo(props: WhereToGoProps) {
  const locale = useLocale();
  const now = useNow();
  const directory = useCareDirectory();
  const [near, setNear] = useState<Municipality>();
  const { form, pregnant } = props;
  const level = levelOf(props);
  const age = ageOf(form);
  const isDanger = level === 'emergency' || level === 'despair';
  const list = whereToGo(directory, { level, age, pregnant, near, at: new Date(now) });
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="where-title">
      <h2 id="where-title" className="text-heading">
        {m.whereHeading()}
      </h2>
      <div className="print:hidden">
        <Field id="where-near" label={m.whereNear()} problem={false}>
          {(field) => (
            <Select
              {...field}
              value={near ?? ''}
              onChange={({ target }) => setNear(municipalities.find((municipality) => municipality === target.value))}
            >
              <option value="">{m.whereAnywhere()}</option>
              {municipalities.map((municipality) => (
                <option key={municipality} value={municipality}>
                  {municipalityNames[municipality][locale]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {level === 'today' && <p>{m.whereAdviceFirst()}</p>}
      <Destinations list={list} />
      {age === undefined && list.some(({ service }) => service.ages) && <p>{m.whereAgeUnknown()}</p>}
      <p className="text-sm text-muted">
        {m.whereChecked({ date: formatDate(locale, directory.checkedOn) })} {!isDanger && m.whereCallFirst()}
      </p>
    </Panel>
  );
}
