import { VERSIONS_PER_PAGE } from '@evenhand/contracts/finance/items';

/** The whole history of an item, asked for page by page. */
export const allVersions = async <Version>(read: (page: number) => Promise<Version[]>): Promise<Version[]> => {
  const versions: Version[] = [];
  for (let page = 1; ; page += 1) {
    const next = await read(page);
    versions.push(...next);
    if (next.length < VERSIONS_PER_PAGE) return versions;
  }
};
