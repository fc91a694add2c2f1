import { intakeTerms } from '@evenhand/wording/intake-terms';
import { Link } from 'react-router-dom';
import type { Subject } from '../../answers/subjects.js';

/** Glossary links for a subject, opened in a new tab so that the intake stays open. */
export const TermsOf = ({ subject }: { subject: Subject }) => {
  const terms = intakeTerms.of[subject];
  if (terms.length === 0) return null;
  return (
    <p>
      {intakeTerms.lead}{' '}
      {terms.map(({ id, term }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/glossary/${id}`} target="_blank">
            {term}
          </Link>
        </span>
      ))}
    </p>
  );
};
