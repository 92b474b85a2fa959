/**
 * The day (YYYY-MM-DD) since which the terms and the privacy page say what they say. Change it with their texts: an account's agreement is
 * stored with it (docs/adr/0068).
 */
export const textsSince = '2026-11-29';

/** What a person agrees to for an account, each by a box of its own. */
export const agreements = ['terms', 'health-data'] as const;

/**
 * What the site sends as `clientMetadata` of the user pool with a registration and with the confirmation of its address. A client other
 * than the site can send anything.
 */
export const agreed = { agreements: agreements.join(','), texts: textsSince } as const;

/** What the texts promise, after Law No. 13 of 2016 and the guidelines of the office that oversees it. */
export const promised = {
  /** Within which a request about personal data is answered. */
  answerDays: 30,
  /** Within which that office hears of a breach. */
  breachHours: 72,
} as const;
