import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { useState } from 'react';
import styles from './contents.module.css';

/** From this width on, paper.module.css has room for them beside the paper. */
const BESIDE = '(min-width: 1280px)';

/** The articles and schedules by name: open beside the paper, and to be opened where they lie over it. */
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
