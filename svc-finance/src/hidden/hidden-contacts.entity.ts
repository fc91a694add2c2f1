import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The contact data that is to stay hidden in a case, encrypted, as of the newest news of it. */
@Entity('hidden_contacts')
export class HiddenContactsRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('timestamptz') at!: Date;
  @Column('bytea') sealed!: Buffer;
}
