import {
  type Comments,
  deleteNote,
  getComments,
  ReadComments,
  readComments,
  WriteComment,
  writeComment,
} from '@evenhand/contracts/agreement/comments';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { CommentsService } from './comments.service.js';

@Controller()
export class OwnerCommentsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly packages: PackagesService,
    private readonly comments: CommentsService,
  ) {}

  @Handles(getComments)
  get(@Who() who: OwnerIdentity): Promise<Comments> {
    return this.locked(who, (manager, agreement) => this.comments.view(manager, agreement, 'owner'));
  }

  @Handles(writeComment)
  write(@Who() who: OwnerIdentity, @Body({ schema: WriteComment }) written: WriteComment): Promise<Comments> {
    return this.locked(who, (manager, agreement) => this.comments.write(manager, agreement, 'owner', written));
  }

  @Handles(readComments)
  read(@Who() who: OwnerIdentity, @Body({ schema: ReadComments }) read: ReadComments): Promise<Comments> {
    return this.locked(who, (manager, agreement) => this.comments.read(manager, agreement, 'owner', read));
  }

  @Handles(deleteNote)
  deleteNote(@Who() who: OwnerIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Comments> {
    return this.locked(who, (manager, agreement) => this.comments.deleteNote(manager, agreement, 'owner', id));
  }

  private locked(
    who: OwnerIdentity,
    work: (manager: EntityManager, agreement: AgreementRow) => Promise<Comments>,
  ): Promise<Comments> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      return work(manager, await this.packages.current(manager, who.caseId));
    });
  }
}
