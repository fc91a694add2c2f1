import { getInvitation, resendInvitation, withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { call } from '@evenhand/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = [getInvitation.path];

export const useInvitation = () => useQuery({ queryKey: key, queryFn: () => call(getInvitation), staleTime: 0 });

export const useResendInvitation = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(resendInvitation), onSuccess: () => queries.invalidateQueries() });
};

export const useWithdrawInvitation = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(withdrawInvitation), onSuccess: () => queries.invalidateQueries() });
};
