import type { Identity } from '@evenhand/contracts/identity';

/** The key of a person's limits, or of one scoped access. */
export const personOf = (identity: Identity): string =>
  identity.role === 'owner' ? identity.personId : identity.accessId;
