/** What the sign-in says on arrival from another account page. */
export const arrivals = ['passwordChanged', 'emailVerified', 'registeredAndConfirmed'] as const;
export type Arrival = (typeof arrivals)[number];

/** The history state of that arrival, with the address just used. */
export const arrival = (because: Arrival, email: string) => ({ because, email });

/** What a history state says of an arrival and of the address. */
export function arrivedWith(state: unknown): { readonly because?: Arrival; readonly email: string } {
  const { because, email }: { because?: unknown; email?: unknown } = Object(state);
  const known = arrivals.find((one) => one === because);
  return { ...(known !== undefined && { because: known }), email: typeof email === 'string' ? email : '' };
}
