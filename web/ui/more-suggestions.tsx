import { m } from '../i18n/paraglide/messages.js';

/** Below suggestions that are not all: typing on narrows them down. */
export const MoreSuggestions = () => (
  <p aria-hidden="true" className="text-sm text-muted">
    {m.suggestionsMore()}
  </p>
);

/** What a screen reader hears of suggestions, and that there are more. */
export const withMore = (announcement: string, hasMore: boolean): string =>
  hasMore ? `${announcement} ${m.suggestionsMore()}` : announcement;
