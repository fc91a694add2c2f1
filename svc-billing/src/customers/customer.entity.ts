import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What billing knows of a case from others: where its mails go, and whether its agreement is sealed. */
@Entity('customer')
export class CustomerRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('timestamptz', { nullable: true }) sealedAt!: Date | null;
}
