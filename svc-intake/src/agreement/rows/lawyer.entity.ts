import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A lawyer named by a party to certify the advice received. */
@Entity('lawyers')
export class LawyerRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('text') name!: string;
  @Column('text') email!: string;
}
