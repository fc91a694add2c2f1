import { getAnswering, switchAnswering } from '@evenhand/contracts/evidence/answering';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceAnsweringWording as wording } from '@evenhand/wording/evidence-answering';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const queryKey = [getAnswering.path];

export const useAnswering = () => useQuery({ queryKey, queryFn: () => call(getAnswering), staleTime: 0 });

export const useSwitchAnswering = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(switchAnswering, { isOn }),
    onSuccess: (answering) => queries.setQueryData(queryKey, answering),
    onError: () => showToast({ ...wording.notSaved, kind: 'destructive' }),
  });
};
