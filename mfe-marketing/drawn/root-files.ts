import { ORIGIN_MARK } from '@evenhand/contracts/drawn-site';
import { articlesWording } from '@evenhand/wording/articles';
import { feedWording } from '@evenhand/wording/descriptions';
import { escaped } from './escape';
import type { PublicPage } from './public-pages';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemap = (pages: readonly PublicPage[]): string =>
  `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map(
      ({ path, date }) =>
        `<url><loc>${ORIGIN_MARK}${escaped(path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`,
    )
    .join('\n')}\n</urlset>\n`;

const item = ({ id, title, excerpt, category, date }: (typeof articlesWording.articles)[number]): string =>
  [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${ORIGIN_MARK}/blog/${id}</link>`,
    `<guid>${ORIGIN_MARK}/blog/${id}</guid>`,
    `<description>${escaped(excerpt)}</description>`,
    `<category>${escaped(category)}</category>`,
    `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');

export const feed = (): string =>
  `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
  `<title>${escaped(feedWording.title)}</title><link>${ORIGIN_MARK}/blog</link>` +
  `<description>${escaped(feedWording.description)}</description><language>en-ca</language>` +
  `<atom:link href="${ORIGIN_MARK}/rss.xml" rel="self" type="application/rss+xml"/>` +
  `${articlesWording.articles.map(item).join('')}</channel></rss>\n`;

/** Pages of a case are private: crawlers are kept out. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...['/api/', '/access', '/sign', '/auth/', '/newsletter/', '/dashboard', '/account'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${ORIGIN_MARK}/sitemap.xml`,
    '',
  ].join('\n');
