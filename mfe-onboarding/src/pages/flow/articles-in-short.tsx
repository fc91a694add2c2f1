import type { Article } from '@evenhand/contracts/agreement/document';
import { Card } from '@evenhand/ui/card';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import styles from './flow.module.css';

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

/** The summary's topic of an article. */
const topicOf = ({ id }: Article): Topic => {
  if (topics.property.some((article) => article === id)) return 'property';
  if (topics.parenting.some((article) => article === id)) return 'parenting';
  if (topics.support.some((article) => article === id)) return 'support';
  return topics.disclosure.some((article) => article === id) ? 'disclosure' : 'other';
};

const wording = agreementWording.articles;

export const ArticlesInShort = ({ articles }: { articles: Article[] }) => (
  <Card title={wording.title}>
    <ol className={styles.articles}>
      {articles.map((article) => (
        <li key={article.id}>
          <span className={styles.number}>{article.number}</span>
          <div>
            <Link to={`/agreement#${article.id}`}>{article.heading}</Link>
            <p>{article.note}</p>
            <small>{wording.topics[topicOf(article)]}</small>
          </div>
        </li>
      ))}
    </ol>
  </Card>
);
