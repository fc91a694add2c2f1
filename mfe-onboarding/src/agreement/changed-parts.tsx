import type { DocumentChange } from '@evenhand/contracts/agreement/document';
import { agreementWording } from '@evenhand/wording/agreement';
import styles from './changed-parts.module.css';

const wording = agreementWording.versions;

/** Each changed article or schedule, folded, with its old and new sentences. */
export const ChangedParts = ({ changes }: { changes: DocumentChange[] }) =>
  changes.length === 0 ? (
    <p>{wording.none}</p>
  ) : (
    <section className={styles.parts} aria-label={wording.changes}>
      {changes.map(({ title, removed, added }) => (
        <details key={title}>
          <summary>{title}</summary>
          {removed.length > 0 && <Sentences label={wording.before} texts={removed} Mark="del" />}
          {added.length > 0 && <Sentences label={wording.after} texts={added} Mark="ins" />}
        </details>
      ))}
    </section>
  );

interface SentencesProps {
  label: string;
  texts: string[];
  Mark: 'del' | 'ins';
}

const Sentences = ({ label, texts, Mark }: SentencesProps) => (
  <>
    <p className={styles.label}>{label}</p>
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Mark dir="auto">{text}</Mark>
        </li>
      ))}
    </ul>
  </>
);
