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
  /** Codes sent since a day began, which begins with the first code after the last one is over. */
  @Column('int') sentInDay!: number;
  @Column('timestamptz') dayBegan!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
