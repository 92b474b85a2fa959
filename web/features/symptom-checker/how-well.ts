/** Measured on messages that were not used to write the rules: each figure is a share of all such cases, from 0 to 1. */
interface Measured {
  readonly emergenciesFound: number;
  readonly right: number;
  readonly selfCareSentUp: number;
  readonly othersCalledEmergency: number;
}

export const howWell: { readonly messages: number; readonly before: Measured; readonly after: Measured } = {
  messages: 576,
  /** From the words alone. */
  before: { emergenciesFound: 0.92, right: 0.66, selfCareSentUp: 0.44, othersCalledEmergency: 0.13 },
  /** After the quick checks. */
  after: { emergenciesFound: 0.98, right: 0.71, selfCareSentUp: 0.38, othersCalledEmergency: 0.14 },
};
