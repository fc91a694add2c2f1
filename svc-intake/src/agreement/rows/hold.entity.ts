import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request to svc-billing to hold the payment while an agreement is signed, and since when it is held. */
@Entity('holds')
export class HoldRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @Column('uuid') caseId!: string;

  /** A new id for each version that opens to signing: an ended hold is never resumed. */
  @Column('uuid') signingId!: string;
  @Column('timestamptz') askedAt!: Date;
  @Column('timestamptz', { nullable: true }) heldAt!: Date | null;
}
