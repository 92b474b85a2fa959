import type { LocalCloud } from '../local/local-cloud.ts';

/** Throws if a function of a cloud asked for a right that its role lacks: what is done as well as possible may have been left out in silence. */
export function expectNoneRefused({ rights }: Pick<LocalCloud, 'rights'>): void {
  const refused = [...rights].flatMap(([name, { denied }]) =>
    denied.map(({ action, resource, partitions = [] }) => `${name} may not ${action} ${partitions.join(', ')} of ${resource}`),
  );
  if (refused.length > 0) throw new Error(`Rights that functions lack:\n${refused.join('\n')}`);
}
