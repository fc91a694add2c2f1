import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWN, type DrawnPages, ORIGIN_MARK } from '@evenhand/contracts/drawn-site';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { organizationName } from '@evenhand/wording/descriptions';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { plansKey } from '../src/plans-api';
import plans from '../src/published/plans.json';
import { routes } from '../src/routes';
import { escaped } from './escape';
import { pictureOf } from './picture';
import { type PublicPage, publicPages } from './public-pages';
import { feed, robots, sitemap } from './root-files';
import { structuredData } from './structured-data';

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}">`;

/** Escapes `<`: a script element ends at the first `</script`, even inside a string. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const headOf = (page: PublicPage): string => {
  const { path, title, description, picture, kind } = page;
  const address = `${ORIGIN_MARK}${path}`;
  return [
    `<title>${escaped(path === '/' ? title : `${title} · ${organizationName}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}">`,
    `<link rel="alternate" type="application/rss+xml" title="${organizationName}" href="/rss.xml">`,
    meta('property', 'og:site_name', organizationName),
    meta('property', 'og:type', kind === 'article' ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', 'en_CA'),
    meta('property', 'og:image', `${ORIGIN_MARK}/${picture}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData(page).map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('');
};

const DIST = join(process.cwd(), 'dist');

const Pages = () => useRoutes(routes);

/** Renders with the data already in the query cache; a page that has to fetch would be drawn in its loading state. */
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
cpSync('pictures', join(DIST, DRAWN.root, 'pictures'), { recursive: true });
write(join(DRAWN.root, 'sitemap.xml'), sitemap(publicPages));
write(join(DRAWN.root, 'rss.xml'), feed());
write(join(DRAWN.root, 'robots.txt'), robots());
