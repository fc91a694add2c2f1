import { longDate } from '@evenhand/contracts/toronto';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { articlesWording as wording } from '@evenhand/wording/articles';
import { articleTexts } from '@evenhand/wording/articles/texts';
import { Link, useParams } from 'react-router-dom';
import { articleOf, relatedTo } from '../../articles.js';
import { NewsletterBox } from '../../newsletter/newsletter-box.js';
import { RichText } from '../../rich-text.js';
import { Sources } from '../../sources.js';
import styles from './article.module.css';
import { Picture } from './picture.js';
import { Share } from './share.js';
import { Teaser } from './teaser.js';

const Paragraph = ({ text }: { text: string | readonly string[] }) =>
  typeof text === 'string' ? (
    <p>
      <RichText text={text} />
    </p>
  ) : (
    <ul>
      {text.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );

const ArticlePage = () => {
  const article = articleOf(useParams().id);
  const text = articleTexts[article.id];
  useTitle(article.title, 'neutralTitle' in article ? article.neutralTitle : undefined);
  const lead = [article.category, wording.published(longDate(article.date)), wording.read(article.minutes)].join(' · ');
  return (
    <Page kind="public" title={article.title} lead={lead}>
      <div className={styles.text}>
        <Picture of={article.id} />
        <p className={styles.note}>
          {text && wording.lawAsOf(text.lawAsOf)} {wording.notAdvice}
        </p>
        {text?.sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2>{section.title}</h2>
            {section.text.map((part) => (
              <Paragraph key={String(part)} text={part} />
            ))}
          </section>
        ))}
        {text && <Sources sources={text.sources} />}
        <p className={styles.note}>{wording.figures}</p>
        <Share title={article.title} />
      </div>
      <NewsletterBox />
      <section className={styles.related}>
        <h2>{wording.related}</h2>
        <div className={styles.row}>
          {relatedTo(article).map((each) => (
            <Teaser key={each.id} article={each} level="h3" />
          ))}
        </div>
      </section>
      <Link to="/blog">{wording.back}</Link>
    </Page>
  );
};

export default ArticlePage;
