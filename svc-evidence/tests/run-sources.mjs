import { registerHooks } from 'node:module';

/** Lets a process of a test run from the sources: './x.js' beside a TypeScript file is x.ts. */
registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
