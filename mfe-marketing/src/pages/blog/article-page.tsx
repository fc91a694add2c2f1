import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { marketing } from '@evenhand/wording/marketing';
import { Link, Navigate, useParams } from 'react-router-dom';

const { articles, read, back } = marketing.blog;
type Article = (typeof articles)[number];

const Text = ({ article: { title, category, minutes, paragraphs } }: { article: Article }) => {
  useTitle(title);
  return (
    <Page title={title} lead={`${category} · ${read(minutes)}`} width="paper">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link to="/blog">{back}</Link>
    </Page>
  );
};

/** An id that no article has leads to the first one. */
const ArticlePage = () => {
  const { id } = useParams();
  const article = articles.find((each) => each.id === id) ?? articles[0];
  return article ? <Text article={article} /> : <Navigate to="/blog" replace />;
};

export default ArticlePage;
