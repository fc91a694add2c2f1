import type { Identity } from '@evenhand/contracts/identity';

/** Whom a call counts for: a person wherever they are, or the holder of one scoped access. */
export const personOf = (identity: Identity): string =>
  identity.role === 'owner' ? identity.personId : identity.accessId;
