import type { Clinician } from '#contract/appointments/appointments.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/field.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import type { Place } from './appointment-draft.ts';
import { chosenText } from './chosen-text.ts';

interface ChosenTimeProps {
  readonly place: Place | undefined;
  readonly clinicians: readonly Clinician[];
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly action: string;
}

/** The time that a patient has chosen, and the button that asks for it. */
export function ChosenTime({ place, clinicians, problem, isBusy, action }: ChosenTimeProps) {
  const locale = useLocale();
  return (
    <StickyBar>
      <div className="min-w-40 flex-1">
        <output className="block font-semibold">{place === undefined ? m.askChoose() : chosenText(locale, place, clinicians)}</output>
        <Problem id="place-problem">{problem}</Problem>
      </div>
      <Button look="primary" size="large" type="submit" className="max-sm:w-full" aria-disabled={isBusy}>
        {action}
      </Button>
    </StickyBar>
  );
}
