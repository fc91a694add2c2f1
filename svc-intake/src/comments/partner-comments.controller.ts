import {
  type Comments,
  commentAsPartner,
  deleteNoteAsPartner,
  getPartnersComments,
  ReadComments,
  readCommentsAsPartner,
  WriteComment,
} from '@evenhand/contracts/agreement/comments';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Guest } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { GuestsService } from '../access/guests.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { CommentsService } from './comments.service.js';

@Controller()
export class PartnerCommentsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly comments: CommentsService,
  ) {}

  @Handles(getPartnersComments)
  get(@Guest() guest: GuestIdentity): Promise<Comments> {
    return this.reviewing(guest, (manager, agreement) => this.comments.view(manager, agreement, 'partner'));
  }

  @Handles(commentAsPartner)
  write(@Guest() guest: GuestIdentity, @Body({ schema: WriteComment }) written: WriteComment): Promise<Comments> {
    return this.reviewing(guest, (manager, agreement) => this.comments.write(manager, agreement, 'partner', written));
  }

  @Handles(readCommentsAsPartner)
  read(@Guest() guest: GuestIdentity, @Body({ schema: ReadComments }) read: ReadComments): Promise<Comments> {
    return this.reviewing(guest, (manager, agreement) => this.comments.read(manager, agreement, 'partner', read));
  }

  @Handles(deleteNoteAsPartner)
  deleteNote(@Guest() guest: GuestIdentity, @Param('id', { schema: z.uuid() }) id: string): Promise<Comments> {
    return this.reviewing(guest, (manager, agreement) => this.comments.deleteNote(manager, agreement, 'partner', id));
  }

  private reviewing(
    guest: GuestIdentity,
    work: (manager: EntityManager, agreement: AgreementRow) => Promise<Comments>,
  ): Promise<Comments> {
    return this.guests.admit(guest, ['review'], (manager, { agreement }) => work(manager, agreement));
  }
}
