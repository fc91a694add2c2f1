import { Badge } from '@evenhand/ui/badge';
import { articlesWording as wording } from '@evenhand/wording/articles';
import { Link } from 'react-router-dom';
import type { Article } from '../../articles.js';
import styles from './blog.module.css';
import { Picture } from './picture.js';

interface TeaserProps {
  article: Article;
  level?: 'h2' | 'h3';
  isFeatured?: boolean;
}

export const Teaser = ({ article, level: Heading = 'h2', isFeatured = false }: TeaserProps) => (
  <article className={isFeatured ? styles.featured : styles.teaser}>
    <Picture of={article.id} />
    <div>
      <p className={styles.about}>
        {isFeatured && <Badge kind="info">{wording.featured}</Badge>} {article.category} ·{' '}
        {wording.read(article.minutes)}
      </p>
      <Heading className={styles.title}>
        <Link to={`/blog/${article.id}`}>{article.title}</Link>
      </Heading>
      <p>{article.excerpt}</p>
    </div>
  </article>
);
