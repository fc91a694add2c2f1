import type { GuestIdentity } from '@evenhand/contracts/identity';
import type { SignerRole } from '@evenhand/contracts/signing/signing';

export const signerRoleOf = ({ role, party }: Pick<GuestIdentity, 'role' | 'party'>): SignerRole =>
  role === 'partner' ? 'partner' : `${party}-${role}`;
