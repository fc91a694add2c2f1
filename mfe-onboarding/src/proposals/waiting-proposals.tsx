import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { proposalsWording } from '@evenhand/wording/proposals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const wording = proposalsWording.waiting;

/** For the owner at an approval, an invitation or a signature: requests that wait for an answer. */
export const WaitingProposals = () => {
  const overview = useQuery({ queryKey: [getCaseOverview.path], queryFn: () => call(getCaseOverview), staleTime: 0 });
  const { owner = 0, partner = 0 } = overview.data?.waiting ?? {};
  if (owner + partner === 0) return null;
  return (
    <Notice kind="attention">
      <p>
        {partner > 0 ? wording.forYou(partner) : wording.forPartner(owner)} {wording.means}{' '}
        <Link to="/agreement/proposals">{partner > 0 ? wording.answer : wording.see}</Link>
      </p>
    </Notice>
  );
};
