import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { useState } from 'react';
import styles from './contents.module.css';

/** As in paper.module.css. */
const BESIDE = '(min-width: 1280px)';

/** Open next to the agreement on wide screens, folded above it on narrow ones. */
export const Contents = ({ document }: { document: AgreementDocument }) => {
  const [isBeside] = useState(() => matchMedia(BESIDE).matches);
  return (
    <nav className={styles.contents} aria-label={wording.contents}>
      <details open={isBeside}>
        <summary>{wording.contents}</summary>
        <ol>
          {document.articles.map(({ id, number, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {number}. {heading}
              </a>
            </li>
          ))}
          {document.schedules.map(({ letter, heading }) => (
            <li key={letter}>
              <a href={`#schedule-${letter}`}>{wording.schedule(letter, heading)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
