import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AccountPage } from '../auth/account-page.tsx';
import { Authenticator } from './authenticator.tsx';

/** The only page for a staff member without the second factor that the stage requires. */
export const SecondFactorPage = ({ onSignOut }: { onSignOut: () => void }) => (
  <AccountPage title={m.secondFactorTitle()} subtitle={m.secondFactorText()}>
    <h2 className="text-lg font-semibold">{m.authenticatorTitle()}</h2>
    <Authenticator />
    <Button className="justify-self-start" onClick={onSignOut}>
      {m.signOut()}
    </Button>
  </AccountPage>
);
