import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The link in a notice about an account, by which its owner says 'this was not me'. */
@Entity('notice_link')
export class NoticeLink {
  @PrimaryColumn('text') tokenHash!: string;
  @Column('uuid') personId!: string;
  @Column('timestamptz') expiresAt!: Date;
}
