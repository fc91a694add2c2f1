import type { AgreementVersion } from '@evenhand/contracts/agreement/versions';
import type { Party } from '@evenhand/contracts/identity';
import { Card } from '@evenhand/ui/card';
import { versionsWording as wording } from '@evenhand/wording/versions';
import type { ReactNode } from 'react';
import { type Names, otherOf } from '../couple.js';
import styles from './versions.module.css';

interface VersionCardProps {
  version: AgreementVersion;
  party: Party;
  names: Names;
  /** Ways from it. */
  children?: ReactNode;
}

/** Why a version was made, and who approved it. */
export const VersionCard = ({
  version: { version, round, reason, madeBy, approvedBy },
  party,
  names,
  children,
}: VersionCardProps) => {
  const other = names[otherOf(party)];
  const accepted = madeBy === party ? wording.accepted.you : wording.accepted.other(other);
  return (
    <Card title={wording.version(version)}>
      {round !== null && <p>{wording.round(round)}</p>}
      <p>{reason === null ? wording.drafted : accepted}</p>
      {reason !== null && <blockquote dir="auto">{reason}</blockquote>}
      <dl className={styles.approvals}>
        <dt>{wording.you}</dt>
        <dd>{approvedBy.includes(party) ? wording.approved : wording.youNotApproved}</dd>
        <dt>{other}</dt>
        <dd>{approvedBy.includes(otherOf(party)) ? wording.approved : wording.notApproved}</dd>
      </dl>
      {children}
    </Card>
  );
};
