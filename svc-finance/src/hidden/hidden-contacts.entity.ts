import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Contact data to be kept from the partner, encrypted, by the latest event. */
@Entity('hidden_contacts')
export class HiddenContactsRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('timestamptz') at!: Date;
  @Column('bytea') sealed!: Buffer;
}
