import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to one snapshot, for one address. Of link, code and access only hashes are kept. */
@Entity('disclosure_link')
export class DisclosureLinkRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('uuid') snapshotId!: string;
  @Column('text') email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('text', { nullable: true }) codeHash!: string | null;
  @Column('timestamptz', { nullable: true }) codeSentAt!: Date | null;
  /** Since a day began, which begins with the first code after the last one is over. */
  @Column('int') codesInDay!: number;
  @Column('timestamptz', { nullable: true }) codeDayBegan!: Date | null;
  @Column('int') wrongTries!: number;

  /** Of every code there ever was: a new code does not begin the count anew. */
  @Column('int') allWrongTries!: number;
  @Column('text', { nullable: true }) accessHash!: string | null;
  @Column('timestamptz', { nullable: true }) accessUntil!: Date | null;

  /** When it was opened first: the receipt. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
