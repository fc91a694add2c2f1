import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to one snapshot, for one address. Of link, code and access only hashes are kept. */
@Entity('disclosure_link')
export class DisclosureLinkRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('uuid', { name: 'snapshot_id' })
  snapshotId!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('text', { name: 'code_hash', nullable: true })
  codeHash!: string | null;

  @Column('timestamptz', { name: 'code_sent_at', nullable: true })
  codeSentAt!: Date | null;

  @Column('int', { name: 'wrong_tries' })
  wrongTries!: number;

  /** Of every code there ever was: a new code does not begin the count anew. */
  @Column('int', { name: 'all_wrong_tries' })
  allWrongTries!: number;

  @Column('text', { name: 'access_hash', nullable: true })
  accessHash!: string | null;

  @Column('timestamptz', { name: 'access_until', nullable: true })
  accessUntil!: Date | null;

  /** When it was opened first: the receipt. */
  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt!: Date | null;
}
