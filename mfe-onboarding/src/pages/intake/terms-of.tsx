import { intakeTerms } from '@evenhand/wording/intake-terms';
import { Link } from 'react-router-dom';
import type { Subject } from '../answers/subjects.js';

/** The words of the law behind some questions, each with its page of the glossary, which leaves the intake open. */
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
