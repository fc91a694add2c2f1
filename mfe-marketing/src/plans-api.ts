import { listPlans } from '@evenhand/contracts/billing/plans';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

export const plansKey = [listPlans.path];

export const usePlans = () => useQuery({ queryKey: plansKey, queryFn: () => call(listPlans) });
