import { m } from '../i18n/paraglide/messages.js';
import { MessagePage, Reload } from '../ui/message-page.tsx';

/** The configuration or the application's own files could not be loaded. */
export const StartFailure = () => (
  <MessagePage title={m.errorTitle()} text={m.configMissing()}>
    <Reload />
  </MessagePage>
);
