import { randomUUID } from 'node:crypto';
import {
  type Comments,
  MOST_COMMENTS,
  type ReadComments,
  type WriteComment,
} from '@evenhand/contracts/agreement/comments';
import type { Party } from '@evenhand/contracts/identity';
import { other } from '@evenhand/family-law/parties';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { HiddenContactsService, type Withholding } from '../held-back/hidden-contacts.service.js';
import { NegotiationService } from '../negotiation/negotiation.service.js';
import { NewsService } from '../negotiation/news.service.js';
import type { CommentRow } from './comment.entity.js';
import { CommentsRepository } from './comments.repository.js';

/** Comments for both, and notes for their author alone. The case is locked. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly negotiation: NegotiationService,
    private readonly news: NewsService,
    private readonly contacts: HiddenContactsService,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Comments> {
    const { caseId } = agreement;
    await this.news.seen(manager, caseId, party);
    const rows = await this.comments.readableBy(
      manager,
      caseId,
      party,
      await this.invitations.readBy(manager, caseId, party),
    );
    const read = await this.comments.readBy(manager, caseId, party);
    const isOpen = (await this.negotiation.closedFor(manager, agreement, party)) === null;
    const withholding = await this.contacts.withholding(manager, caseId);
    const threads = Map.groupBy(rows, ({ clauseId }) => clauseId);
    return {
      party,
      isOpen,
      threads: [...threads].map(([clauseId, comments]) => ({
        clauseId,
        comments: comments.map((row) => shown(row, withholding, { party, read: read.get(clauseId) ?? 0 })),
        waitsFor: nextIn(comments),
      })),
      upTo: Math.max(0, ...rows.filter(isForBoth).map(({ place }) => place)),
    };
  }

  async write(
    manager: EntityManager,
    agreement: AgreementRow,
    author: Party,
    { clauseId, text, audience }: WriteComment,
  ): Promise<Comments> {
    const { caseId, document } = agreement;
    if (!document.articles.some(({ id }) => id === clauseId))
      fail('invalid-input', intakeServer.noClause, { pointer: '/clauseId' });
    if (audience === 'both') {
      const closed = await this.negotiation.closedFor(manager, agreement, author);
      if (closed) fail(...closed);
      await this.contacts.mustNotContainHidden(manager, caseId, author, { text });
    }
    if ((await this.comments.countOf(manager, caseId, author)) >= MOST_COMMENTS)
      fail('list-is-full', intakeServer.tooManyComments);
    const place = audience === 'both' ? (await this.comments.countForBoth(manager, caseId)) + 1 : 0;
    const writtenAt = this.clock.now();
    const invitationId = (await this.invitations.findOpen(manager, caseId))?.id ?? null;
    const comment = { id: randomUUID(), caseId, place, clauseId, author, audience, text, writtenAt, invitationId };
    await this.comments.add(manager, comment);
    if (audience === 'both') await this.news.announce(manager, agreement, other(author));
    return this.view(manager, agreement, author);
  }

  async read(manager: EntityManager, agreement: AgreementRow, party: Party, { clauseId, upTo }: ReadComments) {
    await this.comments.markRead(manager, { caseId: agreement.caseId, party, clauseId, upTo });
    return this.view(manager, agreement, party);
  }

  async deleteNote(manager: EntityManager, agreement: AgreementRow, author: Party, id: string): Promise<Comments> {
    const { caseId } = agreement;
    const invitations = await this.invitations.readBy(manager, caseId, author);
    if (!(await this.comments.removeNote(manager, { caseId, author, id }, invitations)))
      fail('not-found', intakeServer.noNote);
    return this.view(manager, agreement, author);
  }
}

const isForBoth = ({ audience }: CommentRow): boolean => audience === 'both';

/** The other of who wrote last for both. */
const nextIn = (comments: CommentRow[]): Party | null => {
  const last = comments.findLast(isForBoth);
  return last ? other(last.author) : null;
};

const shown = (row: CommentRow, { isHeldBack, forPartner }: Withholding, reader: { party: Party; read: number }) => {
  const { id, author, audience, text, writtenAt, place } = row;
  const isOwners = author === 'owner' && isForBoth(row);
  return {
    id,
    author,
    audience,
    text: isOwners && reader.party === 'partner' ? forPartner(text) : text,
    writtenAt: writtenAt.toISOString(),
    isNew: author !== reader.party && place > reader.read,
    isHeldBack: isOwners && isHeldBack(text),
  };
};
