import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { needsFactor } from '@evenhand/service-kit/mailed-links/needs-factor';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from './cases.repository.js';

/** Which addresses have an account with a second factor. */
@Injectable()
export class FactorHoldersService {
  constructor(private readonly cases: CasesRepository) {}

  /** @throws Problem `sign-in-needed` */
  async mustProve(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<void> {
    if (await this.needsProof(manager, email, who)) fail('sign-in-needed', intakeServer.factorFirst);
  }

  async needsProof(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<boolean> {
    return needsFactor(await this.cases.findFactorHolder(manager, email), who);
  }
}
