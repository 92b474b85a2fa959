import { Navigation, Phone } from 'lucide-react';
import type { CareService } from '#contract/care-directory/care-directory.ts';
import { municipalityNames } from '#contract/care-directory/municipalities.ts';
import type { Destination } from '#contract/care-directory/where-to-go.ts';
import { m } from '../i18n/paraglide/messages.js';
import { formatClock, formatNumber, useLocale } from '../lib/locale.ts';
import { Button } from './button.tsx';
import { Ltr } from './ltr.tsx';

const hoursOf = (openUntil: string, clock: (instant: string) => string): string =>
  openUntil === 'always' ? m.whereAlways() : openUntil === 'unknown' ? m.whereHoursUnknown() : m.whereUntil({ time: clock(openUntil) });

/** The way to a place, in whatever maps app the visitor has; without a place on the map, by its name. */
function directionsTo({ name, location }: CareService): string {
  const destination = location === undefined ? `${name.en}, Qatar` : `${location.latitude},${location.longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
/** A place that one can go to, rather than a number to call or a kind of place. */
const isPlace = ({ kind, near }: CareService): boolean =>
  near.length > 0 && (kind === 'emergency' || kind === 'urgent-care' || kind === 'health-center');

interface DestinationsProps {
  readonly list: readonly Destination[];
  /** Whether the first is what to do now. */
  readonly leads?: boolean;
}

/** Numbers to call and places to go, most urgent first: purpose, ages, place, distance and hours, with the way there and the number. */
export function Destinations({ list, leads = false }: DestinationsProps) {
  const locale = useLocale();
  const agesOf = ({ ages }: CareService): string[] => [
    ...(ages?.from === undefined ? [] : [m.whereAgesFrom({ from: formatNumber(locale, ages.from) })]),
    ...(ages?.below === undefined ? [] : [m.whereAgesBelow({ below: formatNumber(locale, ages.below) })]),
  ];
  return (
    <ol className="grid gap-3">
      {list.map(({ service, openUntil, kilometers }, index) => {
        const [place] = service.near;
        const look = leads && index === 0 ? 'primary' : 'plain';
        return (
          <li key={service.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 not-first:border-t not-first:pt-3">
            <span className="grid grow basis-56">
              <strong>{service.name[locale]}</strong>
              <span className="text-sm">{service.purpose[locale]}</span>
              <span className="text-sm text-muted">
                {openUntil !== 'unknown' && <span className="me-1.5 inline-block size-2 rounded-full bg-good" aria-hidden="true" />}
                {hoursOf(openUntil, (at) => formatClock(locale, at))}
                {[
                  ...(kilometers === undefined
                    ? []
                    : [m.whereKilometers({ distance: formatNumber(locale, Math.max(1, Math.round(kilometers))) })]),
                  ...(place === undefined ? [] : [municipalityNames[place][locale]]),
                  ...agesOf(service),
                ].map((part) => ` · ${part}`)}
              </span>
            </span>
            <span className={look === 'primary' ? 'flex gap-2 max-sm:w-full' : 'flex gap-2'}>
              {isPlace(service) && (
                <Button
                  as="a"
                  look={look}
                  className="print:hidden max-sm:grow"
                  href={directionsTo(service)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={m.whereDirectionsTo({ name: service.name[locale] })}
                >
                  <Navigation aria-hidden="true" />
                  {m.whereDirections()}
                </Button>
              )}
              {service.phone !== undefined && (
                <Button
                  as="a"
                  look={isPlace(service) ? 'plain' : look}
                  className={isPlace(service) ? '' : 'max-sm:grow'}
                  href={`tel:${service.phone}`}
                  aria-label={m.checkerCall({ number: service.phone })}
                >
                  <Phone aria-hidden="true" />
                  {look === 'primary' && !isPlace(service) ? m.checkerCall({ number: service.phone }) : <Ltr>{service.phone}</Ltr>}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
