import { SignerRole } from '@evenhand/contracts/signing/signing';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ROLE_OF_GRANT } from './their-times.js';

/** The roles of one address in one case, never those of the owner. */
export interface GuestPlace {
  caseId: string;
  roles: SignerRole[];
}

const Found = z.array(z.object({ case_id: z.string(), roles: z.array(SignerRole) }));

/** Every row that names an address of someone who is not the owner: $1. */
const NAMED = `
  select case_id, 'partner' as role from invitations where partner_email = $1
  union select case_id, ${ROLE_OF_GRANT} from links where email = $1
  union select case_id, ${ROLE_OF_GRANT} from accesses where email = $1
  union select case_id, role from signatures where email = $1 and role <> 'owner'
  union select case_id, party || '-witness' from witnesses where email = $1
  union select case_id, party || '-lawyer' from lawyers where email = $1
  union select case_id, 'partner' from case_statements where address = $1 and party = 'partner'
  union select case_id, 'partner' from disclosure_receipts where address = $1
  union select case_id, role from downloads join agreements on agreements.id = agreement_id
    where email = $1 and role = 'partner'`;

/** Where an address takes part, or once did. */
@Injectable()
export class GuestPlacesRepository {
  async of(manager: EntityManager, email: string): Promise<GuestPlace[]> {
    const rows = await manager.query(
      `select case_id, array_agg(role order by role) as roles from (${NAMED}) named group by case_id order by case_id`,
      [storedAddress(manager, email)],
    );
    return Found.parse(rows).map(({ case_id, roles }) => ({ caseId: case_id, roles }));
  }

  async find(manager: EntityManager, email: string, caseId: string): Promise<GuestPlace | null> {
    return (await this.of(manager, email)).find((place) => place.caseId === caseId) ?? null;
  }
}
