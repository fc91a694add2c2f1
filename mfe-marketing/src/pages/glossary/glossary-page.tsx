import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { terms, glossaryWording as wording } from '@evenhand/wording/glossary';
import { Link } from 'react-router-dom';
import styles from './glossary.module.css';

const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));

const GlossaryPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <dl className={styles.terms}>
        {sorted.map(({ id, term, short }) => (
          <div key={id}>
            <dt>
              <Link to={`/glossary/${id}`}>{term}</Link>
            </dt>
            <dd>{short}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
};

export default GlossaryPage;
