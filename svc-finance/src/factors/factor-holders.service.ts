import { type SecondFactorChanged, secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { needsFactor } from '@evenhand/service-kit/mailed-links/needs-factor';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorHoldersRepository } from './factor-holders.repository.js';

/** Which addresses have an account with a second factor. */
@Injectable()
export class FactorHoldersService {
  constructor(private readonly holders: FactorHoldersRepository) {}

  @Consumes(secondFactorChanged)
  async keep({ email, ...change }: SecondFactorChanged, manager: EntityManager): Promise<void> {
    if (email !== null) await this.holders.keep(manager, { ...change, email });
  }

  async needsProof(manager: EntityManager, email: string, who: OwnerIdentity | null): Promise<boolean> {
    return needsFactor(await this.holders.find(manager, email), who);
  }
}
