import { dayAndTime } from '@evenhand/contracts/toronto';
import type { Verification } from '@evenhand/contracts/verification/verification';
import { Notice } from '@evenhand/ui/notice';
import { verificationWording as wording } from '@evenhand/wording/verification';
import styles from './verification.module.css';

const kindOf = { sealed: 'good', changed: 'danger', 'not-ours': 'attention', 'not-a-pdf': 'attention' } as const;

export const Verdict = ({ verification }: { verification: Verification }) => {
  const { verdict, changes, sealedAt, sealedBy, sha256 } = verification;
  return (
    <>
      <Notice kind={kindOf[verdict]} title={wording.verdicts[verdict].title}>
        <p>{wording.verdicts[verdict].text}</p>
        {changes.length > 0 && (
          <ul>
            {changes.map(({ kind, page }) => (
              <li key={`${kind}-${page}`}>{wording.changes[kind](page)}</li>
            ))}
          </ul>
        )}
        {sealedAt && <p>{wording.sealedAt(dayAndTime(sealedAt))}</p>}
        {sealedBy && <p>{wording.sealedBy(sealedBy)}</p>}
      </Notice>
      <p className={styles.fingerprint}>
        {wording.fingerprint}: {sha256}
      </p>
    </>
  );
};
