import { VERSIONS_PER_PAGE } from '@evenhand/contracts/finance/items';

/** Reads every page of an item's history. */
export const allVersions = async <Version>(read: (page: number) => Promise<Version[]>): Promise<Version[]> => {
  const versions: Version[] = [];
  for (let page = 1; ; page += 1) {
    const next = await read(page);
    versions.push(...next);
    if (next.length < VERSIONS_PER_PAGE) return versions;
  }
};
