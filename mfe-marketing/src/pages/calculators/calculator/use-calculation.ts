import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useQuery } from '@tanstack/react-query';
import type { Problems } from './read-question';

const NO_PROBLEMS: Problems = {};

/** The service's answer, and the problems it found. Sends nothing without a question. */
export function useCalculation<Question, Answer>(
  name: string,
  question: Question | null,
  calculate: (question: Question) => Promise<Answer>,
) {
  const { data, error, isFetching, isError, refetch } = useQuery({
    queryKey: ['calculators', name, question],
    queryFn: () => (question === null ? Promise.reject(new Error('There is no question')) : calculate(question)),
    enabled: question !== null,
  });
  const refused = fieldProblemsOf(error);
  const isRefused = isError && refused.length > 0;
  return {
    answer: isError ? null : (data ?? null),
    isOnItsWay: isFetching,
    /** Null unless the calculation failed for another reason than its input. */
    failure: isRefused || isFetching ? null : error,
    isIdle: !isFetching && (question === null || isRefused),
    problems: isRefused
      ? Object.fromEntries(refused.map(({ pointer, detail }) => [pointer.slice(1).replaceAll('/', '.'), detail]))
      : NO_PROBLEMS,
    again: () => void refetch(),
  };
}
