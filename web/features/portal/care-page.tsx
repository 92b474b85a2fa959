import { qatarDate } from '#contract/base/qatar-time.ts';
import { ageOn } from '#contract/patient/age.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { WhereToGo } from '../../ui/where-to-go.tsx';
import { PersonPage } from '../links/person-page.tsx';

/** Where to go and who to call, by a person's age. */
export function CarePage() {
  const now = useNow();
  return (
    <PersonPage title={m.navCare()}>
      {({ patient: { id, dateOfBirth } }) => {
        const age = ageOn(dateOfBirth, qatarDate(new Date(now)));
        return (
          <div key={id} className="max-w-3xl">
            <WhereToGo level="unasked" ages={{ from: age, to: age }} pregnant={false} />
          </div>
        );
      }}
    </PersonPage>
  );
}
