import { writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { inDollars } from '@evenhand/contracts/intake/written';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { questionKinds } from '../../questions/question-kinds.js';
import type { Screen } from './screens.js';

/** Own words on the page that the agreement cannot contain, with the reason. Nothing is asked on a page without any. */
export const useRejectedWords = (record: IntakeRecord, screen: Screen | null): readonly FieldProblem[] => {
  const written = (screen?.fields ?? []).filter((field) => questionKinds[field].kind === 'text' && record[field]);
  const asked = { record, fields: written };
  const { data } = useQuery({
    queryKey: [writeAnswerSheet.path, 'rejected', asked],
    queryFn: () => call(writeAnswerSheet, { ...asked, record: inDollars(record) }),
    enabled: written.length > 0,
    gcTime: 0,
  });
  return written.length > 0 && data ? data.problems : [];
};
