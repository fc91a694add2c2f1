import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One couple's case. The owner's data is a projection of `person.registered`. */
@Entity('cases')
export class Case {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') personId!: string;
  @AddressColumn({ nullable: true }) email!: string | null;
  @SealedColumn('text', { part: 'owner', caseId: 'id', wasPlain: true }) firstName!: string | null;
  @SealedColumn('text', { part: 'owner', caseId: 'id', wasPlain: true }) lastName!: string | null;
  @Column('timestamptz') openedAt!: Date;
}
