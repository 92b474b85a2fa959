/** Measured on messages that were not used to write the rules: each figure is a share of all such cases, from 0 to 1. */
interface Measured {
  readonly emergenciesFound: number;
  readonly right: number;
  readonly selfCareSentUp: number;
  readonly othersCalledEmergency: number;
}

export const howWell: { readonly messages: number; readonly before: Measured; readonly after: Measured } = {
  messages: 384,
  /** From the words alone. */
  before: { emergenciesFound: 0.94, right: 0.65, selfCareSentUp: 0.46, othersCalledEmergency: 0.14 },
  /** After the quick checks. */
  after: { emergenciesFound: 0.99, right: 0.7, selfCareSentUp: 0.43, othersCalledEmergency: 0.15 },
};
