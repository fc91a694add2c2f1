/**
 * Loaded before the mailbox program (`node --import`): defers two thirds of its code. jsdom, which cleans the HTML of
 * a mail, loads when the first mail is opened; the server for assistants, which is off, is not loaded.
 */
import { registerHooks } from 'node:module';

const atFirstMail = (wantedBy) => `
  import { createRequire } from 'node:module';
  const require = createRequire(${JSON.stringify(wantedBy)});
  const load = () => require('dompurify')(new (require('jsdom').JSDOM)('').window);
  let purifier;
  export default () => ({ sanitize: (html, rules) => (purifier ??= load()).sanitize(html, rules) });`;

const never = (name) => () => `export const ${name} = undefined;`;

const instead = {
  jsdom: () => 'export class JSDOM {}',
  dompurify: atFirstMail,
  '@maildev/mcp': never('registerMCPHandlers'),
  '@modelcontextprotocol/sdk/server/index.js': never('Server'),
  '@modelcontextprotocol/sdk/server/streamableHttp.js': never('StreamableHTTPServerTransport'),
  '@modelcontextprotocol/sdk/types.js': never('isInitializeRequest'),
};

registerHooks({
  resolve: (specifier, context, next) => {
    const source = context.conditions.includes('import') && instead[specifier]?.(context.parentURL);
    if (!source) return next(specifier, context);
    return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
  },
});
