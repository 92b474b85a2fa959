import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { type Location, type Municipality, municipalities, municipalityNames } from '#contract/care-directory/municipalities.ts';
import { type Ages, type CareLevel, municipalityAt, whereToGo } from '#contract/care-directory/where-to-go.ts';
import { m } from '../i18n/paraglide/messages.js';
import { useCareDirectory } from '../lib/care-directory.ts';
import { formatDate, useLocale } from '../lib/locale.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from './button.tsx';
import { Select } from './control.tsx';
import { Destinations } from './destinations.tsx';
import { Disclosure } from './disclosure.tsx';
import { Field } from './field.tsx';
import { Panel } from './panel.tsx';

interface WhereToGoProps {
  readonly level: CareLevel;
  readonly ages?: Ages | undefined;
  readonly pregnant: boolean;
}

/** Where somebody is: the municipality that they chose, or what the browser says once they press. It stays in this page. */
interface Whereabouts {
  readonly near?: Municipality | undefined;
  readonly from?: Location;
  readonly state?: 'locating' | 'failed';
}

/**
 * The services in Qatar that fit a need: by its level, the age, pregnancy, the hour and where they are. The first is what to do now; the
 * others are folded.
 */
export function Places({ level, ages, pregnant }: WhereToGoProps) {
  const locale = useLocale();
  const now = useNow();
  const directory = useCareDirectory();
  const [where, setWhere] = useState<Whereabouts>({});
  const listAt = (near: Municipality | undefined, from?: Location) =>
    whereToGo(directory, { level, ages, pregnant, near, from, at: new Date(now) });
  const list = listAt(where.near, where.from);
  // Nobody in danger is told to telephone before they go; the number for an ambulance and one department are shown at once.
  const isForDanger = level === 'emergency-department' || list.some(({ service }) => service.kind === 'ambulance');
  const shown = list.filter((_, index) => index === 0 || (index === 1 && list[0]?.service.kind === 'ambulance'));
  const others = list.filter((one) => !shown.includes(one));
  const idsNear = (place: Municipality | undefined): string =>
    listAt(place)
      .map(({ service }) => service.id)
      .join();
  // Asks where they are only where it changes the result, so that the question makes sense.
  const idsAnywhere = idsNear(undefined);
  const isAsked = municipalities.some((municipality) => idsNear(municipality) !== idsAnywhere);
  const locate = () => {
    setWhere({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setWhere({ from: { latitude, longitude } }),
      () => setWhere({ state: 'failed' }),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  const chosen = where.near ?? (where.from && municipalityAt(where.from));
  return (
    <>
      <Destinations list={shown} leads={!isForDanger || level === 'emergency-department'} />
      <Disclosure summary={m.whereOthers()}>
        <div className="grid gap-3">
          {isAsked && (
            <div className="print:hidden">
              <Field id="where-near" label={m.whereNear()} problem={where.state === 'failed' ? m.whereLocateFailed() : false}>
                {(field) => (
                  <span className="flex gap-2">
                    <Select
                      {...field}
                      className="min-w-0 grow"
                      value={chosen ?? ''}
                      onChange={({ target }) => setWhere({ near: municipalities.find((municipality) => municipality === target.value) })}
                    >
                      <option value="">{m.whereAnywhere()}</option>
                      {municipalities.map((municipality) => (
                        <option key={municipality} value={municipality}>
                          {municipalityNames[municipality][locale]}
                        </option>
                      ))}
                    </Select>
                    {'geolocation' in navigator && (
                      <Button className="shrink-0" disabled={where.state === 'locating'} onClick={locate}>
                        <LocateFixed aria-hidden="true" />
                        {m.whereLocate()}
                      </Button>
                    )}
                  </span>
                )}
              </Field>
            </div>
          )}
          {ages === undefined && list.some(({ service }) => service.ages) && <p className="text-sm">{m.whereAgeUnknown()}</p>}
          <Destinations list={others} />
          <p className="text-sm text-muted">
            {m.whereChecked({ date: formatDate(locale, directory.checkedOn) })} {!isForDanger && m.whereCallFirst()}
          </p>
        </div>
      </Disclosure>
    </>
  );
}

/** The same as a part of its own on a page. */
export const WhereToGo = (need: WhereToGoProps) => (
  <Panel className="grid gap-4 p-5" aria-labelledby="where-title">
    <h2 id="where-title" className="text-heading">
      {m.whereHeading()}
    </h2>
    <Places {...need} />
  </Panel>
);
