import { readFileSync } from 'node:fs';
import { DRAWN, type PageFiles } from '@evenhand/contracts/drawn-site';
import { type Rspack, rspack } from '@rsbuild/core';

const ROUTES = 'src/routes.tsx';
// Input: our own routes.
const PAGE = /const (\w+) = lazyPage\(\s*\(\) => import\('([^']+)'\)/g;
// Input: our own routes.
const ROUTE = /path: '([^']+)', element: <(\w+) \/>/g;
// Input: module names of our own build.
const PART = /@evenhand\/ui\/work\/([\w-]+)@/;

type Group = Rspack.ChunkGroup;

const codeOf = (group: Group): string[] => group.getFiles().filter((file) => /\.(js|css)$/.test(file));

const partOf = (group: Group, kind: 'provide' | 'consume'): string[] => {
  const name = group.origins[0]?.module?.identifier() ?? '';
  return name.startsWith(kind) ? [PART.exec(name)?.[1] ?? ''] : [];
};

const partsIn = (group: Group): string[] => group.childrenIterable.flatMap((child) => partOf(child, 'consume'));

/** What a group imports later, directly and indirectly. */
const laterThan = (group: Group, seen = new Set<Group>()): Set<Group> => {
  for (const child of group.childrenIterable)
    if (child.origins[0]?.request && !seen.has(child)) laterThan(child, seen.add(child));
  return seen;
};

/** The module of each lazy page, by path. */
const pagesIn = (routes: string): [path: string, module: string][] => {
  const modules = new Map([...routes.matchAll(PAGE)].map(([, name = '', module = '']) => [name, module]));
  return [...routes.matchAll(ROUTE)].flatMap(([, path = '', name = '']) => {
    const module = modules.get(name);
    return module ? [[path, module]] : [];
  });
};

const filesOf = ({ chunkGroups }: Rspack.Compilation, routes: string): PageFiles => {
  const exposed = chunkGroups.filter(({ name }) => name === '__federation_expose_routes').flatMap(codeOf);
  const provided = new Map(
    chunkGroups.flatMap((group) => partOf(group, 'provide').map((part) => [part, codeOf(group)])),
  );
  const pages = pagesIn(routes).map(([path, module]) => {
    const page = chunkGroups.find((group) => group.origins.some(({ request }) => request === module));
    if (!page) throw new Error(`No file was built for the page ${path}`);
    const first = new Set(partsIn(page));
    const all = new Set([...first, ...[...laterThan(page)].flatMap(partsIn)]);
    const parts = [...all].sort().map((name) => ({ name, files: provided.get(name) ?? [], isFirst: first.has(name) }));
    const withPage = parts.flatMap(({ files, isFirst }) => (isFirst ? files : []));
    return [path, { files: [...new Set([...exposed, ...codeOf(page), ...withPage])], parts }];
  });
  return Object.fromEntries(pages);
};

/** Writes which files and shared parts each lazy page of a micro front end loads. */
export const pageFiles: Rspack.RspackPluginInstance = {
  apply: ({ context, hooks }) =>
    hooks.thisCompilation.tap('page files', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'page files', stage }, () => {
        const files = filesOf(compilation, readFileSync(`${context}/${ROUTES}`, 'utf8'));
        compilation.emitAsset(DRAWN.files, new rspack.sources.RawSource(JSON.stringify(files)));
      });
    }),
};
