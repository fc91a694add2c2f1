import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Part } from '../sealed-columns/row-keys.js';

/** The key is in the key store: without row or store, no copy of what it sealed can be read. */
@Entity('case_key')
export class CaseKeyEntity {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') part!: Part;

  /** Not secret; after a deletion the case gets another. */
  @Column('uuid') id!: string;

  /** The key encrypted by a key service; null when it is a file. */
  @Column('bytea', { nullable: true }) wrapped!: Buffer | null;
}

/** The table of {@link CaseKeyEntity}. */
export const caseKeyTable = `
  CREATE TABLE case_key (
    case_id uuid NOT NULL,
    part text NOT NULL CHECK (part IN ('owner', 'partner', 'shared')),
    id uuid NOT NULL,
    wrapped bytea,
    PRIMARY KEY (case_id, part)
  );
`;
