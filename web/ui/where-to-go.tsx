import { useState } from 'react';
import { type Municipality, municipalities, municipalityNames } from '#contract/care-directory/municipalities.ts';
import { type CareLevel, whereToGo } from '#contract/care-directory/where-to-go.ts';
import { m } from '../i18n/paraglide/messages.js';
import { useCareDirectory } from '../lib/care-directory.ts';
import { formatDate, useLocale } from '../lib/locale.ts';
import { useNow } from '../lib/use-now.ts';
import { Select } from './control.tsx';
import { Destinations } from './destinations.tsx';
import { Field } from './field.tsx';
import { Panel } from './panel.tsx';

interface WhereToGoProps {
  readonly level: CareLevel;
  /** In years; undefined if none was given. */
  readonly age: number | undefined;
  readonly pregnant: boolean;
}

/** The services in Qatar that fit a need: by its level, the age, pregnancy, the hour and, once chosen, the municipality. */
export function WhereToGo({ level, age, pregnant }: WhereToGoProps) {
  const locale = useLocale();
  const now = useNow();
  const directory = useCareDirectory();
  const [near, setNear] = useState<Municipality>();
  const list = whereToGo(directory, { level, age, pregnant, near, at: new Date(now) });
  // Nobody in danger is told to telephone before they go.
  const isForDanger = level === 'emergency-department' || list.some(({ service }) => service.kind === 'ambulance');
  const idsNear = (place: Municipality | undefined): string =>
    whereToGo(directory, { level, age, pregnant, near: place, at: new Date(now) })
      .map(({ service }) => service.id)
      .join();
  // Asks for the municipality only where it changes the result, so that the question makes sense.
  const isAsked = municipalities.some((municipality) => idsNear(municipality) !== idsNear(undefined));
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="where-title">
      <h2 id="where-title" className="text-heading">
        {m.whereHeading()}
      </h2>
      {isAsked && (
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
      )}
      {level === 'today' && <p>{m.whereAdviceFirst()}</p>}
      <Destinations list={list} />
      {age === undefined && list.some(({ service }) => service.ages) && <p>{m.whereAgeUnknown()}</p>}
      <p className="text-sm text-muted">
        {m.whereChecked({ date: formatDate(locale, directory.checkedOn) })} {!isForDanger && m.whereCallFirst()}
      </p>
    </Panel>
  );
}
