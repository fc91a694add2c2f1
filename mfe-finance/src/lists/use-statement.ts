import { previewStatement, type ReadStatement, StatementPreview } from '@evenhand/contracts/finance/imports';
import { call } from '@evenhand/web-kit/call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

export type Statement = z.input<typeof ReadStatement>;

/** The preview with the answers under way, which are shown as chosen. */
const answered = (preview: StatementPreview, { dayFirst, account, mapping }: Statement): StatementPreview => ({
  ...preview,
  days:
    preview.days && dayFirst !== undefined
      ? { ...preview.days, chosen: dayFirst ? 'dayFirst' : 'monthFirst' }
      : preview.days,
  account: account ?? preview.account,
  mapping: preview.mapping && {
    ...preview.mapping,
    positiveIsOut: mapping?.positiveIsOut ?? preview.mapping.positiveIsOut,
  },
});

/** The last preview stays while the file is read again with an answer, and after a failed reading. */
export const useStatement = (refuse: (error: unknown) => void) => {
  const [seen, setSeen] = useState<{ statement: Statement; preview: StatementPreview } | null>(null);
  const { data, variables, isPending, mutate, reset } = useMutation({
    mutationFn: async (file: Statement) => z.encode(StatementPreview, await call(previewStatement, file)),
  });
  if (data && variables && seen?.preview !== data) setSeen({ statement: variables, preview: data });
  /** The statement with all answers; those under way are in it. */
  const asked = isPending ? variables : seen?.statement;
  return {
    seen,
    isReading: isPending,
    asked,
    preview: seen && asked ? answered(seen.preview, asked) : undefined,
    look: (statement: Statement) => mutate(statement, { onError: refuse }),
    clear: () => {
      reset();
      setSeen(null);
    },
  };
};
