/**
 * For `node --import`: runs the TypeScript sources of the workspaces as they are, so that a test can start, kill and
 * start again a real process without a build.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

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

registerHooks({
  resolve(specifier, context, next) {
    const fromSource = context.parentURL?.endsWith('.ts') && /^\.{1,2}\//.test(specifier);
    return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: transformFileSync(fileURLToPath(url), options).code };
  },
});
