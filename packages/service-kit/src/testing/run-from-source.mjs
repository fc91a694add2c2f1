/** For `node --import`: runs TypeScript sources of the workspaces without a build. Results are cached by content. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../../../../.cache/from-source/', import.meta.url));
const require = createRequire(import.meta.url);

const options = {
  swcrc: false,
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'nodenext' },
  sourceMaps: 'inline',
};

const version = `${require('@swc/core/package.json').version} ${JSON.stringify(options)}`;

const kept = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Atomic write: two processes may start at the same moment. */
const keep = (file, code) => {
  mkdirSync(KEPT, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
};

const compiled = (path) => {
  const source = readFileSync(path, 'utf8');
  const file = `${KEPT}${createHash('sha256').update(`${version}\n${path}\n${source}`).digest('hex')}.js`;
  const known = kept(file);
  if (known !== undefined) return known;
  // Lazy: loading the compiler takes 0.1 s.
  const { code } = require('@swc/core').transformSync(source, { ...options, filename: path });
  keep(file, code);
  return code;
};

/** The runner adds a time to the address of a test file, so that it is evaluated again. */
const isSource = (url) => /^file:(?!.*\/node_modules\/).*\.ts(\?\d+)?$/.test(url ?? '');

registerHooks({
  resolve(specifier, context, next) {
    const fromSource = isSource(context.parentURL) && /^\.{1,2}\//.test(specifier);
    return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: compiled(fileURLToPath(url)) };
  },
});
