import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { call } from '@evenhand/web-kit/call';
import { useSession } from '@evenhand/web-kit/session';
import { useQuery } from '@tanstack/react-query';
import { isPerson, isYou } from '../../../people/sides.js';

/** Null for everyone else: a school, a bank, a relative. */
export type Writer = 'you' | 'partner' | null;

export const useOverviewQuery = (isNeeded = true) =>
  useQuery({
    queryKey: [getCaseOverview.path],
    queryFn: () => call(getCaseOverview),
    retry: false,
    enabled: isNeeded,
  });

/** As the agreement names them; null while unknown. */
export const usePartnerName = (): string | null => useOverviewQuery().data?.people?.partner ?? null;

/** Maps a sender, as the messages name them, to the person of the case. */
export const useWriters = (): ((sender: string) => Writer) => {
  const { user } = useSession();
  const partner = usePartnerName();
  return (sender) => {
    if (isYou(sender, user)) return 'you';
    return partner && isPerson(sender, partner) ? 'partner' : null;
  };
};
