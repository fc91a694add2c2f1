import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWN, type DrawnPages } from '@evenhand/contracts/drawn-site';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { plansKey } from '../src/plans-api';
import plans from '../src/published/plans.json';
import { routes } from '../src/routes';
import { headOf } from './head';
import { pictureOf } from './picture';
import { type PublicPage, publicPages } from './public-pages';
import { feed, robots, sitemap } from './root-files';

const DIST = join(process.cwd(), 'dist');

const Pages = () => useRoutes(routes);

/** What stands in main. Whatever a page would fetch is there already: a page that waits would be drawn waiting. */
const mainOf = async ({ path }: PublicPage): Promise<string> => {
  const queries = createQueryClient();
  queries.setQueryData(plansKey, plans);
  const { prelude } = await prerender(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Suspense>
          <Pages />
        </Suspense>
      </StaticRouter>
    </QueryClientProvider>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const main = await new Response(prelude).text();
  if (!main.includes('<h1')) throw new Error(`${path} was drawn without a heading`);
  return main;
};

const stylesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

const write = (name: string, content: string | Uint8Array): void => {
  const file = join(DIST, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const drawn: DrawnPages = {
  styles: stylesBelow(join(DIST, 'static')),
  pages: await Promise.all(
    publicPages.map(async (page) => ({ path: page.path, head: headOf(page), main: await mainOf(page) })),
  ),
};

write(DRAWN.pages, JSON.stringify(drawn));
for (const page of publicPages) write(join(DRAWN.root, page.picture), pictureOf(page));
write(join(DRAWN.root, 'sitemap.xml'), sitemap(publicPages));
write(join(DRAWN.root, 'rss.xml'), feed());
write(join(DRAWN.root, 'robots.txt'), robots());
