import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A decision on one purpose. Append-only, as evidence of who agreed to what and when. */
@Entity('consent_record')
export class ConsentRecord {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') purpose!: 'newsletter' | 'analytics';

  /** Keyed digest of an address, a person's id or a visitor's: verifies a given one, reveals none. */
  @Column('text') subjectHash!: string;
  @Column('boolean') given!: boolean;

  /** Version of the consent text. */
  @Column('text') textVersion!: string;

  @Column('text')
  how!:
    | 'link in the confirmation mail'
    | 'unsubscribe page'
    | 'unsubscribe button of the mailbox'
    | 'choice on the site';

  @Column('timestamptz') at!: Date;
}
