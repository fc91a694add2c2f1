import { downloadUnread, type EvidenceFile } from '@evenhand/contracts/evidence/files';
import { evidenceWording } from '@evenhand/wording/evidence';
import styles from './stored.module.css';

const wording = evidenceWording.files.unread;

export const UnreadParts = ({ file: { id, name: whole, unread } }: { file: EvidenceFile }) => {
  const itself = unread.find(({ name }) => name === whole);
  if (itself && unread.length === 1) return <p>{itself.reason}</p>;
  return (
    <details className={styles.unread}>
      <summary>
        {wording.title(
          unread.length,
          unread.map(({ name }) => name),
        )}
      </summary>
      <ul>
        {unread.map(({ number, name, reason }) => (
          <li key={number}>
            {number > 0 ? (
              <a
                href={downloadUnread.path.replace(':id', id).replace(':number', String(number))}
                download={name}
                aria-label={wording.download(name)}
              >
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
            : {reason}
          </li>
        ))}
      </ul>
    </details>
  );
};
