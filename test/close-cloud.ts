import type { LocalCloud } from '../local/local-cloud.ts';

/**
 * Closes a cloud. Throws then if one of its functions asked for a right that its role lacks: what is done as well as possible may have been
 * left out in silence.
 */
export async function closeCloud(cloud: LocalCloud): Promise<void> {
  await cloud.close();
  const refused = [...cloud.rights].flatMap(([name, { denied }]) =>
    denied.map(({ action, resource }) => `${name} may not ${action} on ${resource}`),
  );
  if (refused.length > 0) throw new Error(`Rights that functions lack:\n${refused.join('\n')}`);
}
