import { m } from '../../i18n/paraglide/messages.js';
import { PersonPage } from '../links/person-page.tsx';
import { OfPortal } from './of-portal.tsx';
import { Prescriptions } from './prescriptions.tsx';

/** A person's prescribed medicines, and requests for more of them. */
export const MedicinesPage = () => (
  <PersonPage title={m.navMedicines()}>
    {({ patient: { id } }) => (
      <OfPortal key={id} patientId={id}>
        {({ prescriptions }) => <Prescriptions patientId={id} prescriptions={prescriptions} />}
      </OfPortal>
    )}
  </PersonPage>
);
