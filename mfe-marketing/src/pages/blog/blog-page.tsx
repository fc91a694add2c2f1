import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { articlesWording as wording } from '@evenhand/wording/articles';
import { Link } from 'react-router-dom';
import styles from './blog.module.css';

const BlogPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      {wording.articles.map(({ id, title, category, minutes, excerpt }) => (
        <article key={id} className={styles.teaser}>
          <h2>
            <Link to={`/blog/${id}`}>{title}</Link>
          </h2>
          <p className={styles.about}>
            {category} · {wording.read(minutes)}
          </p>
          <p>{excerpt}</p>
        </article>
      ))}
    </Page>
  );
};

export default BlogPage;
