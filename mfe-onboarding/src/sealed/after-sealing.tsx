import { getSigning } from '@evenhand/contracts/signing/signing';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { useAgreement } from '../agreement/use-agreement.js';
import { WhatNow } from './what-now.js';

/** What to do now, for the dashboard of a sealed case. */
export const AfterSealing = () => {
  const { data: agreement } = useAgreement();
  const { data: signing } = useQuery({ queryKey: [getSigning.path], queryFn: () => call(getSigning), staleTime: 0 });
  return agreement && signing && <WhatNow agreement={agreement} sealedAt={signing.completedAt} />;
};
