/** Message types (boxes) of Android's database. */
export const RECEIVED = '1';
export const OF_OWNER = /^[2-6]$/;

/** Why a text of the owner did not arrive. */
export const UNSENT: Record<string, string | undefined> = {
  3: 'Draft, not sent',
  4: 'Not sent yet',
  5: 'Not sent',
  6: 'Not sent yet',
};
