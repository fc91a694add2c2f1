import type { EntityManager } from 'typeorm';
import { AddressSeal } from './address-seal.js';

type Of = Pick<EntityManager, 'dataSource'>;

/** @throws Error when the data source is not that of a service */
export const sealOf = ({ dataSource }: Of): AddressSeal => {
  if ('addresses' in dataSource && dataSource.addresses instanceof AddressSeal) return dataSource.addresses;
  throw new Error('this data source seals no addresses');
};

/** An address as the database holds it, for conditions and values of SQL. */
export const storedAddress = (manager: Of, address: string): string => sealOf(manager).address(address);

/** What a row of SQL holds, in clear. @throws SealBroken */
export const unsealed = (manager: Of, stored: string): string => sealOf(manager).open(stored);
