import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The person whom a party named to watch them sign. */
@Entity('witnesses')
export class WitnessRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('text') name!: string;
  @Column('text') email!: string;
}
