import type { AnswerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { answerSafetyScreen, getSafetyScreen, type SafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { call } from '@evenhand/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = [getSafetyScreen.path];

export const useSafetyScreen = () => useQuery({ queryKey: key, queryFn: () => call(getSafetyScreen), staleTime: 0 });

export const useAnswerSafetyScreen = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answers: AnswerSafetyScreen) => call(answerSafetyScreen, answers),
    onSuccess: (screen) => queries.setQueryData(key, screen),
  });
};

/** Whether an invitation may be sent: answered, and concerns confirmed. */
export const isCleared = ({ answers, concerns, goOnAnyway }: SafetyScreen): boolean =>
  answers !== null && (concerns.length === 0 || goOnAnyway);
