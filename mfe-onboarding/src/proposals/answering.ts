import type { IntakeChanges } from '@evenhand/contracts/intake/intake';

/** An answer that a person is giving to a proposal. */
export type Answering = { id: string } & (
  | {
      kind: 'accept';
      /** Hash of the text that was shown when the answer began. */
      result: string;
    }
  | { kind: 'refuse' }
  | {
      kind: 'counter';
      /** With amounts in cents. */
      start: IntakeChanges;
    }
);
