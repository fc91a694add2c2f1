import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signing of a case's agreement, from the events of svc-intake. `ended` is final. */
@Entity('signing')
export class SigningRow {
  @PrimaryColumn('uuid') signingId!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') ended!: boolean;
}
