import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const OUR_PACKAGE = /^@evenhand\/([^/]+)\/(.+)$/;
/** Of the folders that the reader of a file may read, the one that nobody commits. */
const KEPT = new URL('../node_modules/.cache/sources/', import.meta.url);

/** Where a source lies without its types, as keep-sources.mjs has put it there. */
export const keptFor = (source) => new URL(`${createHash('sha256').update(source).digest('hex')}.js`, KEPT);

/** Where a source stands: './x.js' beside a TypeScript file is x.ts, and a package of ours is its sources. */
const sourceOf = (specifier, parent = '') => {
  const [, name, file] = OUR_PACKAGE.exec(specifier) ?? [];
  if (name) return new URL(`../packages/${name}/src/${file}.ts`, import.meta.url).href;
  return specifier.startsWith('.') && parent.endsWith('.ts') ? specifier.replace(/\.js$/, '.ts') : specifier;
};

const withoutTypes = (url) => {
  try {
    return readFileSync(keptFor(readFileSync(new URL(url))));
  } catch {
    return undefined;
  }
};

/** Lets a process of a test run from the sources, before anything is built. */
registerHooks({
  resolve: (specifier, context, next) => next(sourceOf(specifier, context.parentURL), context),
  load: (url, context, next) => {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? withoutTypes(url) : undefined;
    return source ? { format: 'module', shortCircuit: true, source } : next(url, context);
  },
});
