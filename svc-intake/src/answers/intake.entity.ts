import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version in which each field last changed; unchanged fields are left out. */
export type FieldVersions = Partial<Record<IntakeField, number>>;

@Entity('intakes')
export class IntakeRow {
  @PrimaryColumn('uuid') caseId!: string;
  @SealedColumn('json', { part: 'owner', wasPlain: true }) record!: IntakeRecord;
  @Column('int') version!: number;
  @Column('jsonb') fieldVersions!: FieldVersions;
  /** Of the fields that an accepted proposal wrote: a submission that does not name its version must not change them. */
  @Column('jsonb') acceptedVersions!: FieldVersions;
  @Column('timestamptz') savedAt!: Date;

  /** The submitted answers: agreements are made from these. */
  @SealedColumn('json', { part: 'owner', wasPlain: true }) submittedRecord!: IntakeRecord | null;
  @Column('timestamptz', { nullable: true }) submittedAt!: Date | null;
}
