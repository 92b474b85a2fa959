import type { CareService } from '#contract/care-directory/care-directory.ts';
import { municipalityNames } from '#contract/care-directory/municipalities.ts';
import type { Destination } from '#contract/care-directory/where-to-go.ts';
import { m } from '../i18n/paraglide/messages.js';
import { formatClock, formatNumber, useLocale } from '../lib/locale.ts';
import { Ltr } from './ltr.tsx';
import { TextLink } from './text-link.tsx';

const hoursOf = (openUntil: string, clock: (instant: string) => string): string =>
  openUntil === 'always' ? m.whereAlways() : openUntil === 'unknown' ? m.whereHoursUnknown() : m.whereUntil({ time: clock(openUntil) });

/** Numbers to call and places to go, most urgent first: purpose, ages, place, and hours. */
export function Destinations({ list }: { readonly list: readonly Destination[] }) {
  const locale = useLocale();
  const agesOf = ({ ages }: CareService): string[] => [
    ...(ages?.from === undefined ? [] : [m.whereAgesFrom({ from: formatNumber(locale, ages.from) })]),
    ...(ages?.below === undefined ? [] : [m.whereAgesBelow({ below: formatNumber(locale, ages.below) })]),
  ];
  return (
    <ol className="grid gap-4">
      {list.map(({ service, openUntil }) => {
        const [place] = service.near;
        return (
          <li key={service.id} className="flex items-baseline justify-between gap-4">
            <span className="grid gap-1">
              <strong>{service.name[locale]}</strong>
              <span>{service.purpose[locale]}</span>
              <span className="text-sm text-muted">
                {[
                  ...(place === undefined ? [] : [municipalityNames[place][locale]]),
                  ...agesOf(service),
                  hoursOf(openUntil, (at) => formatClock(locale, at)),
                ].join(' · ')}
              </span>
            </span>
            {service.phone !== undefined && (
              <TextLink className="inline-flex min-h-11 items-center text-dialog" href={`tel:${service.phone}`}>
                <Ltr>{service.phone}</Ltr>
              </TextLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
