import { OpenedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Column, Entity } from 'typeorm';

/** A link to one snapshot for one address. */
@Entity('disclosure_link')
export class DisclosureLinkRow extends OpenedLink {
  @Column('uuid') caseId!: string;
  @Column('uuid') snapshotId!: string;

  /** First opening: the receipt. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
