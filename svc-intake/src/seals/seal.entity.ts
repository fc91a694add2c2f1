import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sealed file of an agreement. Written once. */
@Entity('seals')
export class SealRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @Column('uuid') caseId!: string;
  @SealedColumn('bytes', { part: 'shared', wasPlain: true }) pdf!: Buffer;
  @Column('text') sha256!: string;

  /** The name on the sealing certificate. */
  @Column('text') sealedBy!: string;
  @Column('timestamptz') sealedAt!: Date;
}
