import type { Party } from '@evenhand/contracts/identity';

export const other = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');
