import { getOpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { planNoticeWording as wording } from '@evenhand/wording/checkout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Pages that show the notice wait for it, to avoid a layout shift. */
export const useOpenedPlan = () =>
  useQuery({ queryKey: [getOpenedPlan.path], queryFn: () => call(getOpenedPlan), refetchOnMount: 'always' });

/** Names what the plan does not include before work begins. Hidden while unknown. */
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

/** The children with the Complete Kit; without it, how to get it. */
export const WithPlan = ({ children }: { children: ReactNode }) => {
  const { data } = useOpenedPlan();
  return data?.plan === 'free' ? <PlanNotice /> : children;
};
