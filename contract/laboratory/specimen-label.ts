import { isUlid } from '../base/ids.ts';

interface Order {
  readonly id: string;
  readonly patientId: string;
}

/** The text of the code on an order's specimen labels: the characters of a QR code's alphanumeric mode, so that the code is small. */
export const specimenLabelText = ({ patientId, id }: Order): string => `${patientId}/${id}`.toUpperCase();

/** The order of a scanned label; undefined if the text is none of a label. Scanners may end it with a line break or change its case. */
export function orderOfLabel(scanned: string): Order | undefined {
  const [patientId = '', id = '', ...more] = scanned.trim().toUpperCase().split('/');
  return more.length === 0 && isUlid(patientId) && isUlid(id) ? { patientId, id } : undefined;
}

/** The end of an order's id, which stands in letters below the code, for whoever has no scanner. */
export const labelNumber = ({ id }: Pick<Order, 'id'>): string => id.slice(-8);
