import {
  acceptAsPartner,
  findEqualMovesAsPartner,
  getPartnersProposals,
  listEndedForPartner,
  priceAsPartner,
  proposeAsPartner,
  readWordAsPartner,
  refuseAsPartner,
  withdrawAsPartner,
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
import type { GuestIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Guest } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { GuestsService } from '../access/guests.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { ProposalViewsService } from './proposal-views.service.js';
import { ProposalsService } from './proposals.service.js';
import { fileIn, ReturnedWordService } from './returned-word/returned-word.service.js';

@Controller()
export class PartnerProposalsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly views: ProposalViewsService,
    private readonly proposals: ProposalsService,
    private readonly returnedWord: ReturnedWordService,
  ) {}

  @Handles(getPartnersProposals)
  get(@Guest() guest: GuestIdentity): Promise<Proposals> {
    return this.reviewing(guest, (manager, agreement) => this.views.view(manager, agreement, 'partner'));
  }

  @Handles(listEndedForPartner)
  ended(
    @Guest() guest: GuestIdentity,
    @Query({ schema: ListEndedProposals }) { page }: ListEndedProposals,
  ): Promise<EndedProposals> {
    return this.reviewing(guest, (manager, agreement) => this.views.ended(manager, agreement, 'partner', page));
  }

  @Handles(priceAsPartner)
  price(
    @Guest() guest: GuestIdentity,
    @Body({ schema: PriceProposal }) { patch }: PriceProposal,
  ): Promise<ProposalPreview> {
    return this.reviewing(guest, (manager, agreement) => this.proposals.price(manager, agreement, 'partner', patch));
  }

  @Handles(findEqualMovesAsPartner)
  equalMoves(
    @Guest() guest: GuestIdentity,
    @Body({ schema: PriceProposal }) { patch }: PriceProposal,
  ): Promise<EqualMoves> {
    return this.reviewing(guest, (manager, agreement) =>
      this.proposals.equalMoves(manager, agreement, 'partner', patch),
    );
  }

  @Handles(proposeAsPartner)
  propose(@Guest() guest: GuestIdentity, @Body({ schema: SendProposal }) sent: SendProposal): Promise<Proposals> {
    return this.reviewing(guest, (manager, agreement) => this.proposals.send(manager, agreement, 'partner', sent));
  }

  /** The case is not locked while the file is read. */
  @Handles(readWordAsPartner)
  async readWord(@Guest() guest: GuestIdentity, @Req() request: Request): Promise<ReturnedWord> {
    const text = await this.reviewing(guest, (manager, agreement) =>
      this.proposals.textToCompare(manager, agreement, 'partner'),
    );
    return this.returnedWord.read(fileIn(request), text);
  }

  @Handles(acceptAsPartner)
  async accept(
    @Guest() guest: GuestIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: AcceptProposal }) { result }: AcceptProposal,
    @FromCaller() caller: Caller,
  ): Promise<Proposals> {
    const { view } = await this.reviewing(guest, (manager, agreement) =>
      this.proposals.accept(manager, agreement, 'partner', id, result, caller),
    );
    return view;
  }

  @Handles(refuseAsPartner)
  refuse(
    @Guest() guest: GuestIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: RefuseProposal }) { reason }: RefuseProposal,
  ): Promise<Proposals> {
    return this.reviewing(guest, (manager, agreement) =>
      this.proposals.refuse(manager, agreement, 'partner', id, reason),
    );
  }

  @Handles(withdrawAsPartner)
  withdraw(@Guest() guest: GuestIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Proposals> {
    return this.reviewing(guest, (manager, agreement) => this.proposals.withdraw(manager, agreement, 'partner', id));
  }

  private reviewing<Result>(
    guest: GuestIdentity,
    work: (manager: EntityManager, agreement: AgreementRow) => Promise<Result>,
  ): Promise<Result> {
    return this.guests.admit(guest, ['review'], (manager, { agreement }) => work(manager, agreement));
  }
}
