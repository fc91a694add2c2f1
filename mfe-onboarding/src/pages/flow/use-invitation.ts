import {
  getInvitation,
  resendInvitation,
  type SendInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = [getInvitation.path];

export const useInvitation = () => useQuery({ queryKey: key, queryFn: () => call(getInvitation), staleTime: 0 });

export const useSendInvitation = () => {
  const attempt = useAttempt();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitation: SendInvitation) => call(sendInvitation, invitation, { attempt: attempt.key() }),
    onSuccess: () => {
      attempt.done();
      return queries.invalidateQueries();
    },
  });
};

export const useResendInvitation = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(resendInvitation), onSuccess: () => queries.invalidateQueries() });
};

export const useWithdrawInvitation = () => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(withdrawInvitation), onSuccess: () => queries.invalidateQueries() });
};
