/**
 * The parts of antd that each page uses, and the bytes that it loads, in KB of brotli: `npm run bench -- antd`. Reads
 * the built front ends; bytes are those of a first visit. Ends with 1 when antd adds more than 130 KB to a page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable } from './support/table.ts';

const MOST_OF_ANTD = 130 * 1_024;
const ROOT = join(import.meta.dirname, '..');

/** The patterns below read our own build and sources. Input: our own files. */
const LOADED = /(?:Promise\.all\(\[([^\]]*)\]\)|(\w\.e\("?\w+"?\)))\.then\(\w+\.bind/g;
const PROVIDED =
  /name:"@evenhand\/ui\/work\/([\w-]+)",version:"[^"]*",factory:\(\)=>(?:Promise\.all\(\[([^\]]*)\]\)|(\w\.e\("?\w+"?\)))/g;
const CHUNK = /\.e\("?(\w+)"?\)/g;
const PAGE = /const (\w+) = lazyPage\(\(\) => import\('([^']+)'\)\)/g;
const ROUTE = /path: '([^']+)', element: <(\w+) \/>/g;
const USED = /@evenhand\/ui\/work\/([\w-]+)/g;

const idsIn = (text = ''): string[] => [...text.matchAll(CHUNK)].map(([, id = '']) => id);
const loadedBy = (code: string): string[][] => [...code.matchAll(LOADED)].map(([, all, one]) => idsIn(all ?? one));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|css|map)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));

const sizes = new Map<string, number>();
const bytesOf = (file: string): number => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, known);
  return known;
};
const sum = (files: readonly string[]): number => [...new Set(files)].reduce((total, file) => total + bytesOf(file), 0);
const inKb = (bytes: number): number => Math.round(bytes / 1_024);

/** Scripts and sheets that index.html of the shell loads. */
const shell = filesOf(join(ROOT, 'shell/dist/static')).filter((file) => /\/(js|css)\/[^/]+\.(js|css)$/.test(file));

const pagesOf = (remote: string) => {
  const files = filesOf(join(ROOT, remote, 'dist'));
  const chunk = (id: string) => files.filter((file) => file.includes(`/async/${id}.`) && !file.endsWith('.map'));
  const read = (file: string) => readFileSync(file, 'utf8');
  const entry = files.filter(
    (file) => file.endsWith('/remoteEntry.js') || /federation_expose[^/]*\.(js|css)$/.test(file),
  );
  const provided = new Map(
    [...read(join(ROOT, remote, 'dist/remoteEntry.js')).matchAll(PROVIDED)].map(([, part = '', all, one]) => [
      part,
      idsIn(all ?? one).flatMap(chunk),
    ]),
  );
  const scripts = (ids: readonly string[]) => ids.flatMap(chunk).filter((file) => file.endsWith('.js'));
  const partsIn = (ids: readonly string[]): string[] =>
    scripts(ids).flatMap((file) => {
      const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(
        read(`${file}.map`),
      );
      return sources
        .flatMap((source, index) => (source.includes('/ui/src/work/') ? [] : [sourcesContent[index] ?? '']))
        .flatMap((text) => [...text.matchAll(USED)].map(([, part = '']) => part))
        .filter((part) => provided.has(part));
    });
  const routes = read(join(ROOT, remote, 'src/routes.tsx'));
  const exposed = entry.find((file) => file.endsWith('.js') && file.includes('federation_expose')) ?? '';
  const names = [...routes.matchAll(PAGE)].map(([, name = '']) => name);
  const chunksOf = new Map(loadedBy(read(exposed)).map((ids, index) => [names[index], ids]));
  return [...routes.matchAll(ROUTE)].flatMap(([, path = '', name = '']) => {
    const ids = chunksOf.get(name);
    if (!ids) return [];
    const parts = [...new Set(partsIn(ids))].sort();
    const dialogs = scripts(ids).flatMap((file) => loadedBy(read(file)).flat());
    const own = [...shell, ...entry, ...ids.flatMap(chunk)];
    const all = [...own, ...parts.flatMap((part) => provided.get(part) ?? [])];
    const opened = [...new Set(partsIn(dialogs))].filter((part) => !parts.includes(part)).sort();
    const antd = sum(all) - sum(own);
    return [{ path, parts, opened, scripts: sum(all.filter((file) => file.endsWith('.js'))), antd }];
  });
};

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const pages = remotes.flatMap(pagesOf);
const using = pages.filter(({ parts, opened }) => parts.length + opened.length > 0);
printTable(
  using.map(({ path, parts, opened, scripts, antd }) => ({
    page: path,
    antd: parts.join(', '),
    'in dialogs': opened.join(', '),
    'scripts KB': inKb(scripts),
    'of antd KB': inKb(antd),
  })),
);
process.stdout.write(`\n${pages.length - using.length} further pages use none.\n`);
process.exit(using.some(({ antd }) => antd > MOST_OF_ANTD) ? 1 : 0);
