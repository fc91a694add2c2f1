import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mails that a person chose; without a row, all of them. */
@Entity('mail_choice')
export class MailChoice {
  @PrimaryColumn('uuid') personId!: string;
  @Column('boolean') news!: boolean;
  @Column('boolean') reminders!: boolean;
}
