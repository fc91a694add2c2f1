import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One per mail; all links of an address work until one is used. */
@Entity('newsletter_unsubscribe_link')
export class UnsubscribeLink {
  @PrimaryColumn('text') tokenHash!: string;
  @Column('text') email!: string;
}
