import { existsSync, lstatSync, readFileSync } from 'node:fs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Whether the node_modules of a clone, those of its workspaces too, hold exactly the versions that package-lock.json
 * names. npm notes what it installed; a folder that was deleted since is in that note still, so each one is looked for.
 * A node_modules that is a link belongs to another clone: npm ci would empty that one, so it is taken as it is.
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
