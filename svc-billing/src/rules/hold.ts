/** A signing for which the payment of a case stays where it is. `ended` is final, in whatever order the news come. */
export interface Hold {
  signingId: string;
  /** `asked`: it began and nothing is paid yet; it is held as soon as something is. */
  state: 'asked' | 'held' | 'ended';
}

/** Whether money of the case may not go back on a person's word. */
export const isHeld = (holds: Hold[]): boolean => holds.some(({ state }) => state === 'held');
