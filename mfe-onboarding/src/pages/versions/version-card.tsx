import { type AgreementVersion, getComparisonDocx } from '@evenhand/contracts/agreement/versions';
import { Card } from '@evenhand/ui/card';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { versionsWording as wording } from '@evenhand/wording/versions';
import { FileLink } from '../../file-link.js';
import { WithPlan } from '../../plan-notice.js';
import styles from './versions.module.css';

interface VersionCardProps {
  from: AgreementVersion;
  to: AgreementVersion;
  partner: string;
}

/** Who made and approved the later version, and the ways from it. */
export const VersionCard = ({ from, to, partner }: VersionCardProps) => (
  <Card title={wording.version(to.version)}>
    <p>{to.madeBy === 'owner' ? wording.madeBy.owner : wording.madeBy.partner(partner)}</p>
    <dl className={styles.approvals}>
      <dt>{wording.you}</dt>
      <dd>{to.approvedBy.includes('owner') ? wording.approved : wording.youNotApproved}</dd>
      <dt>{partner}</dt>
      <dd>{to.approvedBy.includes('partner') ? wording.approved : wording.notApproved}</dd>
    </dl>
    <div className={styles.ways}>
      <SecondaryLink to="/agreement">{wording.read}</SecondaryLink>
      <WithPlan>
        <FileLink
          from={getComparisonDocx}
          params={{ from: String(from.version), to: String(to.version) }}
          name={`draft-${from.version}-${to.version}.docx`}
        >
          {wording.docx}
        </FileLink>
      </WithPlan>
    </div>
  </Card>
);
