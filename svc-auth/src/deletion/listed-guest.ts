import { storedAddress, unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import type { EntityManager } from 'typeorm';

export interface Guest {
  caseId: string;
  email: string;
}

/** As the ledger lists a person without an account: the address is sealed. */
export const guestIn = (manager: EntityManager, { caseId, email }: Guest): string =>
  `${caseId}/${storedAddress(manager, email)}`;

/** Reverts {@link guestIn}. */
export const guestOf = (manager: EntityManager, listed: string): Guest => {
  const [caseId = '', address = ''] = listed.split('/');
  return { caseId, email: unsealed(manager, address) };
};
