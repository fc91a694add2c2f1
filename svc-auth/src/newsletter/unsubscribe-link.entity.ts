import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Each mail carries a link of its own to unsubscribe; all of an address work until one is used. */
@Entity('newsletter_unsubscribe_link')
export class UnsubscribeLink {
  @PrimaryColumn('text') tokenHash!: string;
  @Column('text') email!: string;
}
