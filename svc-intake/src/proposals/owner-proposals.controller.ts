import {
  acceptProposal,
  findEqualMoves,
  getProposals,
  listEndedProposals,
  priceProposal,
  readReturnedWord,
  refuseProposal,
  sendProposal,
  withdrawProposal,
} from '@evenhand/contracts/agreement/proposal-calls';
import { type EqualMoves, type ProposalPreview } from '@evenhand/contracts/agreement/proposal-price';
import {
  AcceptProposal,
  type EndedProposals,
  ListEndedProposals,
  PriceProposal,
  type Proposals,
  RefuseProposal,
  SendProposal,
} from '@evenhand/contracts/agreement/proposals';
import { type ReturnedWord } from '@evenhand/contracts/agreement/returned-word';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { ProposalViewsService } from './proposal-views.service.js';
import { ProposalsService } from './proposals.service.js';
import { fileIn, ReturnedWordService } from './returned-word/returned-word.service.js';

@Controller()
export class OwnerProposalsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly views: ProposalViewsService,
    private readonly proposals: ProposalsService,
    private readonly returnedWord: ReturnedWordService,
  ) {}

  @Handles(getProposals)
  get(@Who() who: OwnerIdentity): Promise<Proposals> {
    return this.locked(who, (manager, agreement) => this.views.view(manager, agreement, 'owner'));
  }

  @Handles(listEndedProposals)
  ended(
    @Who() who: OwnerIdentity,
    @Query({ schema: ListEndedProposals }) { page }: ListEndedProposals,
  ): Promise<EndedProposals> {
    return this.locked(who, (manager, agreement) => this.views.ended(manager, agreement, 'owner', page));
  }

  @Handles(priceProposal)
  price(
    @Who() who: OwnerIdentity,
    @Body({ schema: PriceProposal }) { patch }: PriceProposal,
  ): Promise<ProposalPreview> {
    return this.locked(who, (manager, agreement) => this.proposals.price(manager, agreement, 'owner', patch));
  }

  @Handles(findEqualMoves)
  equalMoves(
    @Who() who: OwnerIdentity,
    @Body({ schema: PriceProposal }) { patch }: PriceProposal,
  ): Promise<EqualMoves> {
    return this.locked(who, (manager, agreement) => this.proposals.equalMoves(manager, agreement, 'owner', patch));
  }

  @Handles(sendProposal)
  send(@Who() who: OwnerIdentity, @Body({ schema: SendProposal }) sent: SendProposal): Promise<Proposals> {
    return this.locked(who, (manager, agreement) => this.proposals.send(manager, agreement, 'owner', sent));
  }

  /** The case is not locked while the file is read. */
  @Handles(readReturnedWord)
  async readWord(@Who() who: OwnerIdentity, @Req() request: Request): Promise<ReturnedWord> {
    const text = await this.locked(who, (manager, agreement) =>
      this.proposals.textToCompare(manager, agreement, 'owner'),
    );
    return this.returnedWord.read(fileIn(request), text);
  }

  @Handles(acceptProposal)
  async accept(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: AcceptProposal }) { result }: AcceptProposal,
    @FromCaller() caller: Caller,
  ): Promise<Proposals> {
    const { view } = await this.locked(who, (manager, agreement) =>
      this.proposals.accept(manager, agreement, 'owner', id, result, caller),
    );
    return view;
  }

  @Handles(refuseProposal)
  refuse(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: RefuseProposal }) { reason }: RefuseProposal,
  ): Promise<Proposals> {
    return this.locked(who, (manager, agreement) => this.proposals.refuse(manager, agreement, 'owner', id, reason));
  }

  @Handles(withdrawProposal)
  withdraw(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Proposals> {
    return this.locked(who, (manager, agreement) => this.proposals.withdraw(manager, agreement, 'owner', id));
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
