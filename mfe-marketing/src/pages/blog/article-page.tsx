import { articlesWording as wording } from '@evenhand/wording/articles';
import { Link, useParams } from 'react-router-dom';
import { Sources } from '../../sources.js';
import { TextPage } from '../../text-page.js';

const { articles } = wording;

/** An id that no article has leads to the first one. */
const ArticlePage = () => {
  const { id } = useParams();
  const { category, date, minutes, sources, ...article } = articles.find((each) => each.id === id) ?? articles[0];
  const lead = [category, wording.published(date), wording.read(minutes)].join(' · ');
  return (
    <TextPage text={{ ...article, lead }}>
      <Sources sources={sources} />
      <Link to="/blog">{wording.back}</Link>
    </TextPage>
  );
};

export default ArticlePage;
