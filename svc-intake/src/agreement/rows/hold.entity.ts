import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That svc-billing was asked to hold the payment while an agreement is signed, and since when it does. */
@Entity('holds')
export class HoldRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @Column('uuid') caseId!: string;

  /** Another one each time a version is opened to signing: what has ended never begins again. */
  @Column('uuid') signingId!: string;
  @Column('timestamptz') askedAt!: Date;
  @Column('timestamptz', { nullable: true }) heldAt!: Date | null;
}
