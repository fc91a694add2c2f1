import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Queries reveal as much as evidence and are sealed like it. */
@Entity('saved_search')
export class SavedSearchEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('timestamptz') savedAt!: Date;

  @Column('bytea') content!: Buffer;
}
