import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { useDraft } from '@evenhand/web-kit/draft';
import { useState } from 'react';
import { readChanges } from '../answers/read-changes.js';

interface RequestOf {
  party: Party;
  /** The other's proposal that this one answers. */
  counters?: string;
  /** Filled in at the beginning, with amounts in cents. */
  start?: IntakeChanges;
}

interface Written {
  patch: IntakeChanges;
  reason: string;
}

/** A request for a change while it is written, kept in this tab until it is sent or closed. */
export const useRequest = ({ party, counters, start = {} }: RequestOf) => {
  const [written, setWritten] = useState<Written>({ patch: start, reason: '' });
  const [isWritten, setIsWritten] = useState(false);
  const show = (next: Written) => {
    setWritten(next);
    setIsWritten(true);
  };
  // A request that began with other answers is another one. What it answers may end while it is written.
  const [name] = useState(`proposal.${JSON.stringify([party, counters ?? null, start])}`);
  const draft = useDraft(name, ({ patch, reason }) =>
    show({ patch: readChanges(patch), reason: typeof reason === 'string' ? reason : '' }),
  );
  const change = (changed: Partial<Written>) => {
    const next = { ...written, ...changed };
    show(next);
    draft.keep({ ...next });
  };
  return { ...written, isWritten, change, forget: draft.forget };
};

export type Request = ReturnType<typeof useRequest>;
