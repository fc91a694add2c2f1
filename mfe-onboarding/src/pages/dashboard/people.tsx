import type { CaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { Party } from '@evenhand/contracts/identity';
import { TwoPeople } from '@evenhand/ui/person';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import styles from './dashboard.module.css';

interface PeopleProps {
  name: string;
  parts: CaseBar['parts'];
  people: CaseOverview['people'];
}

const sentence = (parts: CaseBar['parts'], approved: readonly Party[], partner: string): string => {
  if (parts.documents === 'full') return wording.partner.sealed(partner);
  if (parts.review === 'half' && approved.includes('partner')) return wording.partner.approved(partner);
  return wording.partner[parts.review](partner);
};

export const People = ({ name, parts, people: { partner, approved } }: PeopleProps) =>
  partner && (
    <div className={styles.people}>
      <TwoPeople you={name} partner={partner} />
      <span>{sentence(parts, approved, partner)}</span>
    </div>
  );
