/**
 * The same pages as one application: shell and micro front ends in one build, rendered in the browser, without
 * federation and prerendering. The baseline for the cost of the site's architecture.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { compress } from '../../deploy/local/compress.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/one-application');
const DIST = join(FOLDER, 'dist');

const remotes = () => readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const nameOf = (remote: string) => remote.replace('mfe-', '');

/** The entry with the pages in place of the remote loader. */
const entry = () => `
import '@evenhand/ui/fonts.css';
import '@evenhand/ui/styles.css';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '${ROOT}/shell/src/frame/frame';
import { MagicLinkPage } from '${ROOT}/shell/src/magic-link/magic-link-page';
${remotes()
  .map((remote) => `import { routes as ${nameOf(remote)} } from '${ROOT}/${remote}/src/routes';`)
  .join('\n')}

const pages = [${remotes()
  .map((remote) => `...${nameOf(remote)}`)
  .join(', ')}];
const children = [{ path: '/auth/magic-link', element: <MagicLinkPage /> }, ...pages];
const router = createBrowserRouter([{ element: <Frame />, children }]);
createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
`;

const config = () => `
import { shell } from '@evenhand/web-kit/preset';
import { pluginReact } from '@rsbuild/plugin-react';

const { source, ...alike } = shell();
export default {
  ...alike,
  source: { ...source, entry: { index: '${FOLDER}/index.tsx' } },
  plugins: [pluginReact()],
  output: { ...alike.output, distPath: { root: '${DIST}' } },
  html: { ...alike.html, template: '${FOLDER}/index.html' },
};
`;

/** Builds and compresses it. */
export const buildOneApplication = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const page = readFileSync(join(ROOT, 'shell/src/index.html'), 'utf8');
  writeFileSync(join(FOLDER, 'index.html'), page.replace(/.*remotes\.json.*\n/, ''));
  writeFileSync(join(FOLDER, 'index.tsx'), entry());
  writeFileSync(join(FOLDER, 'rsbuild.config.ts'), config());
  // In the shell's folder: the preset resolves library versions relative to it.
  execFileSync(join(ROOT, 'node_modules/.bin/rsbuild'), ['build', '-c', join(FOLDER, 'rsbuild.config.ts')], {
    cwd: join(ROOT, 'shell'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true });
  await compress(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)));
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves it compressed, as the gateway does; forwards API calls to the running product. */
export const serveOneApplication = async (port: number, product: string): Promise<() => void> => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const answer = await fetch(`${product}${request.url}`);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      return response.end(await answer.text());
    }
    const file = join(DIST, extname(pathname) ? pathname : 'index.html');
    const packed = existsSync(`${file}.br`);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...(packed && { 'content-encoding': 'br' }) });
    return response.end(readFileSync(packed ? `${file}.br` : file));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return () => server.close();
};
