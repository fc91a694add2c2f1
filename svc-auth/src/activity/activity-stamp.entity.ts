import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time stamp over count and head of a log. */
@Entity('activity_stamp')
export class ActivityStamp {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('integer') count!: number;
  @Column('text') head!: string;
  /** TimeStampToken (RFC 3161), DER. */
  @Column('bytea') token!: Buffer;
  /** SHA-256 of the authority's certificate. */
  @Column('text') certificate!: string;
}
