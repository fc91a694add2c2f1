import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { articleCategories, articlesWording as wording } from '@evenhand/wording/articles';
import { Link, useSearchParams } from 'react-router-dom';
import { articles, slugOf } from '../../articles.js';
import { NewsletterBox } from '../../newsletter/newsletter-box.js';
import styles from './blog.module.css';
import { Teaser } from './teaser.js';

/** Categories are links, so Back and a shared address work. */
const Filter = ({ chosen }: { chosen: string | null }) => (
  <nav className={styles.filter} aria-label={wording.filterLabel}>
    <Link to="/blog" aria-current={chosen === null || undefined} preventScrollReset data-needs-script>
      {wording.all}
    </Link>
    {articleCategories.map((category) => (
      <Link
        key={category}
        to={`/blog?category=${slugOf(category)}`}
        aria-current={chosen === slugOf(category) || undefined}
        preventScrollReset
        data-needs-script
      >
        {category}
      </Link>
    ))}
  </nav>
);

const BlogPage = () => {
  useTitle(wording.title);
  const [parameters] = useSearchParams();
  const asked = parameters.get('category');
  const chosen = articleCategories.some((category) => slugOf(category) === asked) ? asked : null;
  const shown = articles.filter(({ category }) => chosen === null || slugOf(category) === chosen);
  const featured = shown.find((article) => article.featured);
  const others = shown.filter((article) => article !== featured);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <Filter chosen={chosen} />
      <p className="visually-hidden" role="status">
        {chosen === null ? '' : wording.shown(shown.length)}
      </p>
      {featured && <Teaser article={featured} isFeatured />}
      <div className={styles.grid}>
        {others.map((article) => (
          <Teaser key={article.id} article={article} />
        ))}
      </div>
      <NewsletterBox />
    </Page>
  );
};

export default BlogPage;
