import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long a case keeps its files, where it chose something else than usual. */
@Entity('retention')
export class RetentionEntity {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('integer') days!: number;
  @Column('boolean') hold!: boolean;
}
