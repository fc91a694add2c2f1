import { type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { useState } from 'react';

const changedIn = (before: IntakeRecord, after: IntakeRecord): IntakeField[] =>
  IntakeRecord.keyof().options.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** The answers before the field was changed that changed last; the present ones when none has. */
export const useBeforeLastChange = (record: IntakeRecord): IntakeRecord => {
  const [last, setLast] = useState<{ record: IntakeRecord; before: IntakeRecord; field: IntakeField | undefined }>({
    record,
    before: record,
    field: undefined,
  });
  const [field] = changedIn(last.record, record);
  if (field) setLast({ record, before: field === last.field ? last.before : last.record, field });
  return last.before;
};
