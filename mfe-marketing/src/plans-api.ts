import { listPlans, Plan } from '@evenhand/contracts/billing/plans';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

export const plansKey = [listPlans.path];

/** Prices in cents; the cache has the answer of the API. */
export const usePlans = () =>
  useQuery({ queryKey: plansKey, queryFn: () => call(listPlans), select: (plans) => z.encode(z.array(Plan), plans) });
