import type { PackageState } from '@evenhand/contracts/agreement/agreement';

export type Transition =
  | 'invited'
  | 'invitation-closed'
  | 'both-approved'
  | 'signed'
  | 'sealed'
  | 'declined'
  | 'time-ran-out'
  | 'voided'
  | 'replaced';

type Moves = Partial<Record<Transition, PackageState>>;

const ended: Moves = { voided: 'voided', replaced: 'voided' };

/** The transition table of a signing package. A transition without an entry is refused. */
export const packageMoves: Record<PackageState, Moves> = {
  draft: { invited: 'in_review', voided: 'voided', replaced: 'voided' },
  in_review: {
    'invitation-closed': 'draft',
    'both-approved': 'ready',
    declined: 'declined',
    voided: 'voided',
    replaced: 'voided',
  },
  ready: {
    'invitation-closed': 'draft',
    signed: 'partially_signed',
    declined: 'declined',
    'time-ran-out': 'expired',
    voided: 'voided',
    replaced: 'voided',
  },
  partially_signed: {
    signed: 'partially_signed',
    sealed: 'completed',
    declined: 'declined',
    'time-ran-out': 'expired',
    voided: 'voided',
  },
  completed: {},
  declined: ended,
  expired: ended,
  voided: ended,
};

/** The next state; null when the transition is refused. */
export const packageMove = (state: PackageState, transition: Transition): PackageState | null =>
  packageMoves[state][transition] ?? null;

/** From the first signature on, nothing that was signed may change. */
export const isLocked = (state: PackageState): boolean => state === 'partially_signed' || state === 'completed';

/** Both approved and the signing is open. */
export const isSignable = (state: PackageState): boolean => state === 'ready' || state === 'partially_signed';

/** The partner gets no later version before the owner sends it. */
export const waitsToBeSent = (state: PackageState): boolean => state === 'draft' || state === 'declined';

/** A final state without a seal: a new version may follow, whatever the answers. */
export const isOver = (state: PackageState): boolean =>
  state === 'declined' || state === 'expired' || state === 'voided';
