/** A signing that holds a case's payment. `ended` is final in any order of events. */
export interface Hold {
  signingId: string;
  /** `asked`: before any payment; becomes `held` with the first. */
  state: 'asked' | 'held' | 'ended';
}

/** True while a refund on request is refused. */
export const isHeld = (holds: Hold[]): boolean => holds.some(({ state }) => state === 'held');
