import type { SecondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Holders = z.array(z.object({ id: z.uuid() }));

@Injectable()
export class FactorHoldersRepository {
  /** Events may arrive out of order: the latest stays. */
  async keep(manager: EntityManager, change: SecondFactorChanged & { email: string }): Promise<void> {
    const { caseId, personId, email, isSetUp, at } = change;
    await manager.query(
      `insert into second_factor (case_id, person_id, email, is_set_up, told_at) values ($1, $2, $3, $4, $5)
       on conflict (case_id) do update
       set email = excluded.email, is_set_up = excluded.is_set_up, told_at = excluded.told_at
       where second_factor.told_at <= excluded.told_at`,
      [caseId, personId, storedAddress(manager, email), isSetUp, at],
    );
  }

  /** The person whose account has this address and a second factor; null without one. */
  async find(manager: EntityManager, email: string): Promise<string | null> {
    const rows = await manager.query('select person_id as id from second_factor where email = $1 and is_set_up', [
      storedAddress(manager, email),
    ]);
    return Holders.parse(rows)[0]?.id ?? null;
  }
}
