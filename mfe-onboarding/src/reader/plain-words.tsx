import type { Article } from '@evenhand/contracts/agreement/document';
import { X } from '@evenhand/ui/icons';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import styles from './plain-words.module.css';

/** The note of an article, opened on demand. */
export const PlainWords = ({ article, onClose }: { article: Article; onClose: () => void }) => (
  <aside className={styles.note} aria-label={`${wording.note}: ${article.heading}`}>
    <p className={styles.title}>
      <strong>{wording.note}</strong>
      <button type="button" aria-label={wording.reader.closeNote} onClick={onClose}>
        <X />
      </button>
    </p>
    <p>{article.note}</p>
    {article.basis.length > 0 && (
      <p className={styles.basis}>
        {wording.basis}: {article.basis.join('; ')}
      </p>
    )}
  </aside>
);
