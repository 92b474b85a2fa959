/** The profile of a browser in use, which its accounts used before, so that none is told of a new one at each of many sign-ins. */
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
