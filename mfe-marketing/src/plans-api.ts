import { listPlans } from '@evenhand/contracts/billing/plans';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

export const usePlans = () => useQuery({ queryKey: [listPlans.path], queryFn: () => call(listPlans) });
