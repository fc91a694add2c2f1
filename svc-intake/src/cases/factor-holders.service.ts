import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from './cases.repository.js';

/** A mailed link opens with the second factor of its address, where the account there has one: a mailbox is read. */
@Injectable()
export class FactorHoldersService {
  constructor(private readonly cases: CasesRepository) {}

  /** @param who the session of this browser; null also while its factor is due */
  async mustProve(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<void> {
    if (await this.needsProof(manager, email, who)) fail('sign-in-needed', intakeServer.factorFirst);
  }

  async needsProof(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<boolean> {
    const holder = await this.cases.findFactorHolder(manager, email);
    return holder !== null && !(who?.personId === holder && who.secondFactor === 'proven');
  }
}
