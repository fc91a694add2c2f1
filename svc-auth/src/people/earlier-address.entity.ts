import { Entity, PrimaryColumn } from 'typeorm';

/** An address that the account had before; a deletion searches for it too. */
@Entity('earlier_address')
export class EarlierAddress {
  @PrimaryColumn('uuid') personId!: string;
  @PrimaryColumn('text') email!: string;
}
