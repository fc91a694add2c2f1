import { AddressColumn, PrivateColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account. It has one case for its lifetime. */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { unique: true }) caseId!: string;
  @AddressColumn({ unique: true }) email!: string;

  /** Null until the mailbox is verified, by a mailed link or by an issuer that has verified it. */
  @Column('timestamptz', { nullable: true }) emailProvenAt!: Date | null;
  @PrivateColumn({ nullable: true }) firstName!: string | null;
  @PrivateColumn({ nullable: true }) lastName!: string | null;
  @PrivateColumn({ nullable: true }) profileImageUrl!: string | null;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('timestamptz') registeredAt!: Date;
}
