import type { CaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { Party } from '@evenhand/contracts/identity';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { TwoPeople } from '@evenhand/ui/person';
import { call } from '@evenhand/web-kit/call';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { useQuery } from '@tanstack/react-query';
import styles from './dashboard.module.css';

interface PeopleProps {
  name: string;
  parts: CaseBar['parts'] | undefined;
  approved: readonly Party[];
}

const sentence = (parts: CaseBar['parts'], approved: readonly Party[], partner: string): string => {
  if (parts.documents === 'full') return wording.partner.sealed(partner);
  if (parts.review === 'half' && approved.includes('partner')) return wording.partner.approved(partner);
  return wording.partner[parts.review](partner);
};

/** The two people, and how far the partner has come into it. */
export const People = ({ name, parts, approved }: PeopleProps) => {
  const { data } = useQuery({ queryKey: [getIntake.path, 'names'], queryFn: () => call(getIntake), staleTime: 0 });
  const partner = data?.record.partnerName;
  return (
    <div className={styles.people}>
      {partner && parts && (
        <>
          <TwoPeople you={name} partner={partner} />
          <span>{sentence(parts, approved, partner)}</span>
        </>
      )}
    </div>
  );
};
