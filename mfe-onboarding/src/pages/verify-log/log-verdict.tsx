import type { Verdict } from '@evenhand/activity-log/verify-log';
import { longMoment } from '@evenhand/contracts/toronto';
import { Notice } from '@evenhand/ui/notice';
import { verifyLogWording as wording } from '@evenhand/wording/activity-log';
import styles from './verify-log.module.css';

export const LogVerdict = ({ verdict, isCompared }: { verdict: Verdict; isCompared: boolean }) => {
  if (!verdict.ok)
    return (
      <Notice kind="danger" title={wording.broken}>
        <p>{wording.faults[verdict.fault](verdict.entry ?? 1)}</p>
      </Notice>
    );
  const { count, stampedCount, stampedAt, head } = verdict;
  return (
    <>
      <Notice kind="good" title={wording.whole}>
        <p>{wording.wholeText(count)}</p>
        <p>{wording.stampedText(stampedCount, longMoment(stampedAt))}</p>
        {count > stampedCount && <p>{wording.unstampedText(count - stampedCount)}</p>}
        <p>{isCompared ? wording.comparedText : wording.cutWarning}</p>
      </Notice>
      <p className={styles.fingerprint}>
        {wording.fingerprint}: {head}
      </p>
    </>
  );
};
