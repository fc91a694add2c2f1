import { articlesWording } from '@evenhand/wording/articles';

export const { articles } = articlesWording;

export type Article = (typeof articles)[number];

/** The articles that every article leads on to. */
const RELATED = ['7', '8', '9'];

/** An id that no article has leads to the first one. */
export const articleOf = (id: string | undefined): Article => articles.find((each) => each.id === id) ?? articles[0];

export const relatedTo = ({ id }: Article): Article[] =>
  articles.filter((each) => RELATED.includes(each.id) && each.id !== id);

/** The address of a category in the blog's query: `Co-Parenting` is `co-parenting`. */
export const slugOf = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
