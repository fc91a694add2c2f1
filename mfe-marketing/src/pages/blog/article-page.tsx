import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { articlesWording as wording } from '@evenhand/wording/articles';
import { Link, useParams } from 'react-router-dom';
import { Section } from '../../section.js';
import { Sources } from '../../sources.js';

const { articles } = wording;

/** An id that no article has leads to the first one. */
const ArticlePage = () => {
  const { id } = useParams();
  const { title, category, date, minutes, parts, sources } = articles.find((each) => each.id === id) ?? articles[0];
  useTitle(title);
  const about = [category, wording.published(date), wording.read(minutes)].join(' · ');
  return (
    <Page title={title} lead={about} width="paper">
      {parts.map(({ heading, text }) => (
        <Section key={heading} title={heading}>
          <p>{text}</p>
        </Section>
      ))}
      <Sources sources={sources} />
      <Link to="/blog">{wording.back}</Link>
    </Page>
  );
};

export default ArticlePage;
