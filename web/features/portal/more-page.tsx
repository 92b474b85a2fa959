import { ClipboardList, FileText, MapPin, Settings, ShieldCheck, Stethoscope, Syringe, Users } from 'lucide-react';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Shortcut, Shortcuts } from '../../ui/shortcuts.tsx';
import { PersonPage } from '../links/person-page.tsx';

/** The way to what is not in the bar of a phone. */
export const MorePage = () => (
  <PersonPage title={m.navMore()}>
    {({ patient: { id } }) => (
      <Shortcuts label={m.navMore()}>
        <Shortcut to={ofPerson(ownPaths.check, id)} icon={Stethoscope} name={m.checkerName()}>
          {m.navCheckHint()}
        </Shortcut>
        <Shortcut to={ofPerson(ownPaths.vaccinations, id)} icon={Syringe} name={m.immunizations()}>
          {m.ownVaccinationsHint()}
        </Shortcut>
        <Shortcut to={ofPerson(ownPaths.documents, id)} icon={FileText} name={m.documents()}>
          {m.ownDocumentsHint()}
        </Shortcut>
        <Shortcut to={ofPerson(ownPaths.care, id)} icon={MapPin} name={m.navCare()}>
          {m.navCareHint()}
        </Shortcut>
        <Shortcut to={paths.patient(id)} icon={ClipboardList} name={m.portalDetails()}>
          {m.moreDetails()}
        </Shortcut>
        <Shortcut to={paths.security} icon={ShieldCheck} name={m.portalLog()} />
        <Shortcut to={ownPaths.family} icon={Users} name={m.navFamily()}>
          {m.familyHint()}
        </Shortcut>
        <Shortcut to={paths.settings} icon={Settings} name={m.navSettings()}>
          {m.navSettingsOwnHint()}
        </Shortcut>
      </Shortcuts>
    )}
  </PersonPage>
);
