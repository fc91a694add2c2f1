import type { Party } from '@evenhand/contracts/identity';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A lawyer named by a party to certify the advice received. */
@Entity('lawyers')
export class LawyerRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('uuid') caseId!: string;
  @SealedColumn('text', { part: 'shared', wasPlain: true }) name!: string;
  @AddressColumn() email!: string;
}
