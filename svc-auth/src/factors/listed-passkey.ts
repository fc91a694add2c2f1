import type { Passkey as ListedPasskey } from '@evenhand/contracts/auth/passkeys';
import type { Passkey } from './passkey.entity.js';

export const toListed = ({ id, name, addedAt, lastUsedAt, mayBeCopiedSince }: Passkey): ListedPasskey => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  mayBeCopiedSince: mayBeCopiedSince?.toISOString() ?? null,
});
