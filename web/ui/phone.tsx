import { shownPhone } from '#contract/patient/phone.ts';
import { Ltr } from './ltr.tsx';

/** A phone number, a Qatari one with its country code. */
export const Phone = ({ number, className }: { number: string; className?: string }) => (
  <Ltr className={className}>{shownPhone(number)}</Ltr>
);
