import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest one-time code of a subject: a link, or a party's signature. Only its SHA-256 is stored. */
@Entity('codes')
export class CodeRow {
  @PrimaryColumn('text') subject!: string;
  @Column('text') hash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('int') wrongTries!: number;

  /** Wrong tries of this code and of all before it. */
  @Column('int') allWrongTries!: number;
  /** Codes sent within a day, which starts with the first code. */
  @Column('int') sentInDay!: number;
  @Column('timestamptz') dayBegan!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
