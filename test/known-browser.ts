/** The profile of a known browser, which its accounts have used before, so that frequent sign-ins do not each report a new browser. */
export const knownBrowser = (webUrl: string) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(webUrl).origin,
      localStorage: [
        { name: 'afiya.browser', value: 'the-browser-of-all-tests' },
        { name: 'afiya.last-activity', value: String(Date.now()) },
      ],
    },
  ],
});
