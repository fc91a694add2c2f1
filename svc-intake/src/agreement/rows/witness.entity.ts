import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A witness named by a party. */
@Entity('witnesses')
export class WitnessRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('text') name!: string;
  @Column('text') email!: string;
}
