/** Why a link or an access stopped working. Kept with it, so that an operator can tell whoever asks. */
export const linkEnds = [
  'used',
  'replaced',
  'withdrawn',
  'invitation-expired',
  'not-the-person',
  'declined',
  'new-version',
  'voided',
  'signing-expired',
  'address-proven',
  'too-many-wrong-codes',
  'other-witness',
  'other-lawyer',
  'left',
] as const;
export type LinkEnd = (typeof linkEnds)[number];
