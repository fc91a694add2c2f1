import type { Article } from '@evenhand/contracts/agreement/document';
import { Card } from '@evenhand/ui/card';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import styles from './flow.module.css';
import { topicOf } from './topics.js';

const wording = agreementWording.articles;

/** The articles in their order, each with what it means and the topic that it belongs to. */
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
