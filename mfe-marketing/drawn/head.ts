import { ORIGIN_MARK } from '@evenhand/contracts/drawn-site';
import { organizationName } from '@evenhand/wording/descriptions';
import { escaped } from './escape';
import type { PublicPage } from './public-pages';
import { structuredData } from './structured-data';

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}">`;

/** A script element ends at the first `</script`, whatever it holds. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What a public page adds to the head: how it is found, and how it looks when it is shared. */
export const headOf = (page: PublicPage): string => {
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
