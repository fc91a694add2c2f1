import { getOpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { planNoticeWording as wording } from '@evenhand/wording/checkout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What the plan opens. A page that shows the notice waits for it, so that the notice pushes nothing down. */
export const useOpenedPlan = () =>
  useQuery({ queryKey: [getOpenedPlan.path], queryFn: () => call(getOpenedPlan), refetchOnMount: 'always' });

/** Says what the plan does not open yet, before a person works towards it. Nothing while it is open, or not known. */
export const PlanNotice = () => {
  const { data } = useOpenedPlan();
  if (data?.plan !== 'free') return null;
  return (
    <Notice kind="attention" title={wording.title} quiet>
      <p>{data.isOver ? wording.over : wording.text}</p>
      <Link to="/pricing">{wording.link}</Link>
    </Notice>
  );
};

/** What the Complete Kit opens; in its place, for a case without it, what would open it. */
export const WithPlan = ({ children }: { children: ReactNode }) => {
  const { data } = useOpenedPlan();
  return data?.plan === 'free' ? <PlanNotice /> : children;
};
