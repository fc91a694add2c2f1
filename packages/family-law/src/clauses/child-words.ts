import type { Draft } from '../draft/draft.js';

/** Singular or plural words for the children whom the parenting articles are about. */
export interface ChildWords {
  readonly child: 'child' | 'children';
  readonly childs: 'child’s' | 'children’s';
  pick(singular: string, plural: string): string;
}

/** Those under age; all of them while a birth date is missing. */
export const childWords = ({ terms: { children } }: Pick<Draft, 'terms'>): ChildWords => {
  const minors = children.filter(({ status }) => status === null || status === 'under-age');
  const isOne = minors.length === 1;
  return {
    child: isOne ? 'child' : 'children',
    childs: isOne ? 'child’s' : 'children’s',
    pick: (singular, plural) => (isOne ? singular : plural),
  };
};
