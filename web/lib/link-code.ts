/**
 * The code of a desk slip, which its QR code opens: `/#code=…`. The part after # reaches no server and no log. The code waits in this tab
 * until it is entered, also while its holder registers.
 */
const key = 'afiya.link-code';

/** The address that a slip's QR code opens. */
export const addressWithCode = (origin: string, code: string): string => `${origin}/#code=${code}`;

/** Keeps the code of the address, if it has one. */
export function keepLinkCode({ hash }: Pick<Location, 'hash'>): void {
  const [, code] = /^#code=([\da-z]{10})$/i.exec(hash) ?? [];
  if (code !== undefined) sessionStorage.setItem(key, code.toUpperCase());
}
export const waitingLinkCode = (): string => sessionStorage.getItem(key) ?? '';
export const forgetLinkCode = (): void => sessionStorage.removeItem(key);
