import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import type { EntityManager } from 'typeorm';

/** Whose consent it is, as a record names it. Records of before had the hash alone, which could be tried out. */
export const consentSubject = (manager: Pick<EntityManager, 'dataSource'>, subject: string): string =>
  sealOf(manager).digest(sha256(subject));
