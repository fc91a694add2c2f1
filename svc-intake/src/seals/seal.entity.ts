import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed file of an agreement: made once, kept as it is. */
@Entity('seals')
export class SealRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @Column('bytea', { select: false }) pdf!: Buffer;
  @Column('text') sha256!: string;

  /** The name on the certificate that sealed it. */
  @Column('text') sealedBy!: string;
  @Column('timestamptz') sealedAt!: Date;
}
