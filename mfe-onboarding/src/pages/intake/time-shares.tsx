import type { AnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import { ShareBar } from '@evenhand/ui/share-bar';
import { intakeWording } from '@evenhand/wording/intake';
import { inPercent } from '../../percent.js';
import styles from './answer-sheet.module.css';

const wording = intakeWording.sheet;

interface TimeSharesProps {
  share: NonNullable<AnswerSheet['parentingTime']>;
  partner: string | undefined;
}

export const TimeShares = ({ share: { owner, partner: theirs }, partner }: TimeSharesProps) => (
  <div className={styles.shares}>
    <ShareBar
      shares={[
        { whose: 'you', label: wording.share(wording.you, inPercent(owner)), amount: owner },
        { whose: 'partner', label: wording.share(partner || wording.partner, inPercent(theirs)), amount: theirs },
      ]}
    />
    <p className={styles.quiet}>{wording.ofTheYear}</p>
  </div>
);
