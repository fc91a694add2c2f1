import type { WitnessHere } from '@evenhand/contracts/access/witness-here';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { CodeSent, NameLawyer, NameWitness, SignAgreement, Signing } from '@evenhand/contracts/signing/signing';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { mustBeProven } from '../cases/must-be-proven.js';
import { CoolingOffService } from './cooling-off.service.js';
import { LawyersService } from './lawyers.service.js';
import { SigningService } from './signing.service.js';
import { WitnessesService } from './witnesses.service.js';

@Injectable()
export class OwnerSigningService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly signing: SigningService,
    private readonly coolingOff: CoolingOffService,
    private readonly witnesses: WitnessesService,
    private readonly lawyers: LawyersService,
    private readonly views: SigningViewService,
  ) {}

  get({ caseId }: OwnerIdentity): Promise<Signing | null> {
    return this.transactions.run(async (manager) => {
      const current = await this.packages.find(manager, caseId);
      return current && this.views.view(manager, current);
    });
  }

  sendCode(who: OwnerIdentity, caller: Caller): Promise<CodeSent> {
    return this.locked(who, (manager, agreement) => this.signing.sendCode(manager, agreement, 'owner', caller));
  }

  /** Idempotent: a second signature returns the current signing. */
  async sign(who: OwnerIdentity, signature: SignAgreement, caller: Caller): Promise<Signing> {
    mustBeProven(who);
    const seen = await this.locked(who, async (_, agreement) => agreement);
    await this.signing.prepare(seen, 'owner', signature, who.secondFactor === 'proven');
    return this.locked(who, async (manager, agreement) => {
      const moved = await this.signing.signAsParty(manager, agreement, 'owner', signature, caller);
      return this.views.view(manager, moved);
    });
  }

  shortenWaiting(who: OwnerIdentity, caller: Caller): Promise<Signing> {
    return this.locked(who, async (manager, agreement) => {
      await this.coolingOff.shorten(manager, agreement, 'owner', caller);
      return this.views.view(manager, agreement);
    });
  }

  async nameWitness(who: OwnerIdentity, witness: NameWitness, caller: Caller): Promise<Signing> {
    mustBeProven(who);
    return this.locked(who, async (manager, agreement) => {
      await this.witnesses.rename(manager, agreement, 'owner', witness, caller);
      return this.views.view(manager, agreement);
    });
  }

  async witnessIsHere(who: OwnerIdentity, caller: Caller): Promise<WitnessHere> {
    mustBeProven(who);
    return this.locked(who, async (manager, agreement) => ({
      token: await this.witnesses.tokenForHere(manager, agreement, 'owner', caller),
    }));
  }

  async nameLawyer(who: OwnerIdentity, named: NameLawyer, caller: Caller): Promise<Signing> {
    mustBeProven(who);
    return this.locked(who, async (manager, agreement) => {
      await this.lawyers.rename(manager, agreement, 'owner', named, caller);
      return this.views.view(manager, agreement);
    });
  }

  private locked<Result>(
    who: OwnerIdentity,
    work: (manager: EntityManager, agreement: AgreementRow) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      return work(manager, await this.packages.current(manager, who.caseId));
    });
  }
}
