import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one-time code that was mailed last for a subject: a link, or a party's signature. Only its SHA-256 is kept. */
@Entity('codes')
export class CodeRow {
  @PrimaryColumn('text')
  subject!: string;

  @Column('text')
  hash!: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('int', { name: 'wrong_tries' })
  wrongTries!: number;

  /** All of its life: of this code and of those before it. */
  @Column('int', { name: 'all_wrong_tries' })
  allWrongTries!: number;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
