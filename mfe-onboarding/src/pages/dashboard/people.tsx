import type { CaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { TwoPeople } from '@evenhand/ui/person';
import { call } from '@evenhand/web-kit/call';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { useQuery } from '@tanstack/react-query';
import styles from './dashboard.module.css';

/** The two people, and how far the partner has come into it. */
export const People = ({ name, parts }: { name: string; parts: CaseBar['parts'] | undefined }) => {
  const { data } = useQuery({ queryKey: [getIntake.path, 'names'], queryFn: () => call(getIntake), staleTime: 0 });
  const partner = data?.record.partnerName;
  return (
    <div className={styles.people}>
      {partner && parts && (
        <>
          <TwoPeople you={name} partner={partner} />
          <span>{wording.partner[parts.review](partner)}</span>
        </>
      )}
    </div>
  );
};
