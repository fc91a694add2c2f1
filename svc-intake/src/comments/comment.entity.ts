import type { Audience } from '@evenhand/contracts/agreement/comments';
import type { Party } from '@evenhand/contracts/identity';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kept for the couple only: no comment is part of an agreement, and a note is for its author alone. */
@Entity('comments')
export class CommentRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  /** Of the case, in the order of writing, without gaps that a note of the other would leave. */
  @Column('int') place!: number;
  @Column('text') clauseId!: string;
  @Column('text') author!: Party;
  @Column('text') audience!: Audience;
  @SealedColumn('text', {
    part: {
      by: ['audience', 'author'],
      of: ({ audience, author }: CommentRow) => (audience === 'both' ? 'shared' : author),
    },
    wasPlain: true,
  })
  text!: string;
  @Column('timestamptz') writtenAt!: Date;
  /** Under which it was written; null before any. A person who is invited after another reads nothing of theirs. */
  @Column('uuid', { nullable: true }) invitationId!: string | null;
}

/** The last comment of a thread that a party has opened. It has no time, and the other party never reads it. */
@Entity('comments_read')
export class CommentsReadRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') party!: Party;
  @PrimaryColumn('text') clauseId!: string;
  @Column('int') upTo!: number;
}
