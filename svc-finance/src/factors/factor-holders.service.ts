import { type SecondFactorChanged, secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorHoldersRepository } from './factor-holders.repository.js';

/** A mailed link opens with the second factor of its address, where the account there has one: a mailbox is read. */
@Injectable()
export class FactorHoldersService {
  constructor(private readonly holders: FactorHoldersRepository) {}

  @Consumes(secondFactorChanged)
  async keep({ email, ...change }: SecondFactorChanged, manager: EntityManager): Promise<void> {
    if (email !== null) await this.holders.keep(manager, { ...change, email });
  }

  /** @param who the session of this browser; null also while its factor is due */
  async needsProof(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<boolean> {
    const holder = await this.holders.find(manager, email);
    return holder !== null && !(who?.personId === holder && who.secondFactor === 'proven');
  }
}
