import type { Article } from '@evenhand/contracts/agreement/document';

const topics = {
  property: ['home', 'equalization', 'property-common-law', 'other-assets', 'pensions', 'debts'],
  parenting: ['decision-making', 'parenting-time', 'parenting-information', 'relocation', 'travel', 'communication'],
  support: [
    'child-support',
    'special-expenses',
    'child-insurance',
    'annual-disclosure',
    'support-ends',
    'arrears',
    'spousal-support',
    'life-insurance',
  ],
  disclosure: ['financial-disclosure', 'legal-advice'],
} as const;
type Topic = keyof typeof topics | 'other';

const topicOf = ({ id }: Article): Topic => {
  if (topics.property.some((article) => article === id)) return 'property';
  if (topics.parenting.some((article) => article === id)) return 'parenting';
  if (topics.support.some((article) => article === id)) return 'support';
  return topics.disclosure.some((article) => article === id) ? 'disclosure' : 'other';
};

/** The articles under the topics of the summary, in their own order; a topic without articles is left out. */
export const articlesByTopic = (articles: Article[]): { topic: Topic; articles: Article[] }[] =>
  (['property', 'parenting', 'support', 'disclosure', 'other'] as const)
    .map((topic) => ({ topic, articles: articles.filter((article) => topicOf(article) === topic) }))
    .filter((group) => group.articles.length > 0);
