import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that is kept. What is asked tells as much of a life as evidence does, and is sealed like it. */
@Entity('saved_search')
export class SavedSearchEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('timestamptz') savedAt!: Date;

  /** Question and filters, sealed. */
  @Column('bytea') content!: Buffer;
}
