import { m } from '../i18n/paraglide/messages.js';
import { MessagePage, Reload } from '../ui/message-page.tsx';

/** Shown when the configuration or the application's own files fail to load. */
export const StartFailure = () => (
  <MessagePage title={m.errorTitle()} text={m.configMissing()}>
    <Reload />
  </MessagePage>
);
