import { articlesWording } from '@evenhand/wording/articles';

export const { articles } = articlesWording;

export type Article = (typeof articles)[number];

/** Related articles shown under every article. */
const RELATED = ['7', '8', '9'];

/** Falls back to the first article for an unknown id. */
export const articleOf = (id: string | undefined): Article => articles.find((each) => each.id === id) ?? articles[0];

export const relatedTo = ({ id }: Article): Article[] =>
  articles.filter((each) => RELATED.includes(each.id) && each.id !== id);

/** `Co-Parenting` becomes `co-parenting`. */
export const slugOf = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
