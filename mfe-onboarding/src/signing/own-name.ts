import type { OwnName } from '@evenhand/contracts/signing/written-signature';
import { signingWording } from '@evenhand/wording/signing';

/** Initial state of a signature form. */
export const noName = (hash: string): OwnName => ({
  hash,
  signature: { kind: 'typed', name: '' },
  otherNameConfirmed: false,
});

export const refusedName = { signature: signingWording.fillIn } as const;
