import { articlesWording } from '@evenhand/wording/articles';
import { descriptions } from '@evenhand/wording/descriptions';
import { glossaryWording, terms } from '@evenhand/wording/glossary';

export interface PublicPage {
  path: string;
  title: string;
  /** Where it is listed, when shorter than the title. */
  name?: string;
  description: string;
  kind: 'page' | 'article' | 'term';
  /** Path of the Open Graph picture, from the root of the site. */
  picture: string;
  /** Date of publication, for articles. */
  date?: string;
}

const picture = (path: string): string => `og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

const page = (path: string, more: Omit<PublicPage, 'path' | 'picture'>): PublicPage => ({
  path,
  picture: picture(path),
  ...more,
});

export const publicPages: readonly PublicPage[] = [
  ...Object.entries(descriptions).map(([path, words]) => page(path, { ...words, kind: 'page' })),
  ...articlesWording.articles.map(({ id, title, excerpt, date }) =>
    page(`/blog/${id}`, { title, description: excerpt, kind: 'article', date }),
  ),
  ...terms.map(({ id, term, short }) =>
    page(`/glossary/${id}`, { title: glossaryWording.pageTitle(term), name: term, description: short, kind: 'term' }),
  ),
];
