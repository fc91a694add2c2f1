import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Only where the case differs from the default. */
@Entity('retention')
export class RetentionEntity {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('integer') days!: number;
  @Column('boolean') hold!: boolean;
}
