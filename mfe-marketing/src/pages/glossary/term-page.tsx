import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { type Term, terms, glossaryWording as wording } from '@evenhand/wording/glossary';
import { Link, Navigate, useParams } from 'react-router-dom';
import { articles } from '../../articles.js';
import styles from './glossary.module.css';

const Known = ({ term: { term, neutralTitle, short, text, basis, related, article } }: { term: Term }) => {
  useTitle(wording.pageTitle(term), wording.pageTitle(neutralTitle ?? term));
  const more = articles.find(({ id }) => id === article);
  return (
    <Page kind="public" title={term} lead={short}>
      <p>{text}</p>
      <p className={styles.basis}>{wording.basis(basis)}</p>
      {more && (
        <p>
          {wording.readMore}:
          <Link className={styles.more} to={`/blog/${more.id}`}>
            {more.title}
          </Link>
        </p>
      )}
      <h2>{wording.related}</h2>
      <ul>
        {terms
          .filter(({ id }) => related.includes(id))
          .map((other) => (
            <li key={other.id}>
              <Link to={`/glossary/${other.id}`}>{other.term}</Link>
            </li>
          ))}
      </ul>
      <Link to="/glossary">{wording.back}</Link>
    </Page>
  );
};

/** Redirects to the list for an unknown term. */
const TermPage = () => {
  const { id } = useParams();
  const term = terms.find((each) => each.id === id);
  return term ? <Known term={term} /> : <Navigate to="/glossary" replace />;
};

export default TermPage;
