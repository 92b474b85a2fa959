import type { LocalCloud } from '../local/local-cloud.ts';

/** Throws if one of a cloud's functions used a right that its role lacks, because code that tolerates failures may have hidden it. */
export function expectRights(cloud: LocalCloud): void {
  const refused = [...cloud.rights].flatMap(([name, { denied }]) =>
    denied.map(({ action, resource }) => `${name} may not ${action} on ${resource}`),
  );
  if (refused.length > 0) throw new Error(`Rights that functions lack:\n${refused.join('\n')}`);
}

/** Closes a cloud, whose functions had every right that they used. */
export async function closeCloud(cloud: LocalCloud): Promise<void> {
  await cloud.close();
  expectRights(cloud);
}
