import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one-time code that was mailed last for a subject: a link, or a party's signature. Only its SHA-256 is kept. */
@Entity('codes')
export class CodeRow {
  @PrimaryColumn('text') subject!: string;
  @Column('text') hash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('int') wrongTries!: number;

  /** All of its life: of this code and of those before it. */
  @Column('int') allWrongTries!: number;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
