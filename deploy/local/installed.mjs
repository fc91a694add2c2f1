import { existsSync, lstatSync, readFileSync } from 'node:fs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * True when the node_modules of a clone and of its workspaces hold exactly the versions of package-lock.json. npm's
 * own list still names folders that were deleted since, so each folder is checked. A node_modules that is a link
 * belongs to another clone and is accepted: npm ci would empty that one.
 */
export const isInstalled = (root) => {
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const noted = packagesOf(`${root}node_modules/.package-lock.json`);
  const wanted = Object.entries(packagesOf(`${root}package-lock.json`));
  return wanted.every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || optional) return true;
    if (link) return noted[path]?.link === true;
    return noted[path]?.version === version && existsSync(`${root}${path}/package.json`);
  });
};
