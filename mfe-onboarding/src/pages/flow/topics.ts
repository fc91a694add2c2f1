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
    'support-payments',
    'life-insurance',
  ],
  disclosure: ['financial-disclosure', 'legal-advice'],
} as const;
type Topic = keyof typeof topics | 'other';

/** What the summary counts an article to. */
export const topicOf = ({ id }: Article): Topic => {
  if (topics.property.some((article) => article === id)) return 'property';
  if (topics.parenting.some((article) => article === id)) return 'parenting';
  if (topics.support.some((article) => article === id)) return 'support';
  return topics.disclosure.some((article) => article === id) ? 'disclosure' : 'other';
};
