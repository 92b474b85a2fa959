import type { LocalCloud } from '../local/local-cloud.ts';

/**
 * Closes a cloud. Throws if one of its functions used a right that its role lacks, because code that tolerates failures may have hidden it.
 */
export async function closeCloud(cloud: LocalCloud): Promise<void> {
  await cloud.close();
  const refused = [...cloud.rights].flatMap(([name, { denied }]) =>
    denied.map(({ action, resource }) => `${name} may not ${action} on ${resource}`),
  );
  if (refused.length > 0) throw new Error(`Rights that functions lack:\n${refused.join('\n')}`);
}
