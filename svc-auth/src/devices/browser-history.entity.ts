import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Since when a person has used a browser; outlives its trust, which others may end. */
@Entity('browser_history')
export class BrowserHistory {
  @PrimaryColumn('uuid') personId!: string;
  @PrimaryColumn('text') tokenHash!: string;
  @Column('timestamptz') knownSince!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
}
