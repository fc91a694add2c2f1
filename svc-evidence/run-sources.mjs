import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const OUR_PACKAGE = /^@evenhand\/([^/]+)\/(.+)$/;
/** Readable by the sandbox, and ignored by git. */
const KEPT = new URL('../node_modules/.cache/sources/', import.meta.url);

export const keptFor = (source) => new URL(`${createHash('sha256').update(source).digest('hex')}.js`, KEPT);

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

/** Runs child processes of tests from TypeScript sources, without a build. */
registerHooks({
  resolve: (specifier, context, next) => next(sourceOf(specifier, context.parentURL), context),
  load: (url, context, next) => {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? withoutTypes(url) : undefined;
    return source ? { format: 'module', shortCircuit: true, source } : next(url, context);
  },
});
