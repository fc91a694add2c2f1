import { registerHooks } from 'node:module';

const OUR_PACKAGE = /^@evenhand\/([^/]+)\/(.+)$/;

/** Where a source stands: './x.js' beside a TypeScript file is x.ts, and a package of ours is its sources. */
const sourceOf = (specifier, parent = '') => {
  const [, name, file] = OUR_PACKAGE.exec(specifier) ?? [];
  if (name) return new URL(`../packages/${name}/src/${file}.ts`, import.meta.url).href;
  return specifier.startsWith('.') && parent.endsWith('.ts') ? specifier.replace(/\.js$/, '.ts') : specifier;
};

/** Lets a process of a test run from the sources, before anything is built. */
registerHooks({
  resolve: (specifier, context, next) => next(sourceOf(specifier, context.parentURL), context),
});
