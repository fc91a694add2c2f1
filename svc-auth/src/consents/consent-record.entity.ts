import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One word of one person about one purpose. Rows are only added, so that it can be shown who agreed to what, and when. */
@Entity('consent_record')
export class ConsentRecord {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') purpose!: 'newsletter' | 'analytics';

  /** Digest of the address, the person's id or the visitor's: enough to check a given one, names nobody. */
  @Column('text') subjectHash!: string;
  @Column('boolean') given!: boolean;

  /** The version of the text that was agreed to. */
  @Column('text') textVersion!: string;

  /** By which act. */
  @Column('text')
  how!:
    | 'link in the confirmation mail'
    | 'unsubscribe page'
    | 'unsubscribe button of the mailbox'
    | 'choice on the site';

  @Column('timestamptz') at!: Date;
}
