import type { CaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { TwoPeople } from '@evenhand/ui/person';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import styles from './dashboard.module.css';

interface PeopleProps {
  name: string;
  parts: CaseBar['parts'];
  people: CaseOverview['people'];
}

const sentence = (parts: CaseBar['parts'], { approved, declined }: CaseOverview['people'], partner: string): string => {
  if (declined) return wording.partner.declined(partner);
  if (parts.documents === 'full') return wording.partner.sealed(partner);
  if (parts.review === 'half' && approved.includes('partner')) return wording.partner.approved(partner);
  return wording.partner[parts.review](partner);
};

export const People = ({ name, parts, people }: PeopleProps) =>
  people.partner && (
    <div className={styles.people}>
      <TwoPeople you={name} partner={people.partner} />
      <span>{sentence(parts, people, people.partner)}</span>
    </div>
  );
