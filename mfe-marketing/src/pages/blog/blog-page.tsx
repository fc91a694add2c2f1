import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { Section } from '../../section';

const { title, lead, articles, read, more } = marketing.blog;

const BlogPage = () => {
  useTitle(title);
  return (
    <Page title={title} lead={lead} width="paper">
      {articles.map((article) => (
        <Section key={article.id}>
          <h2>
            <Link to={`/blog/${article.id}`}>{article.title}</Link>
          </h2>
          <p>
            {article.category} · {read(article.minutes)}
          </p>
          <p>{article.paragraphs[0]}</p>
        </Section>
      ))}
      <p>{more}</p>
    </Page>
  );
};

export default BlogPage;
