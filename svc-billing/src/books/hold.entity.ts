import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Hold } from '../rules/hold.js';

@Entity('hold')
export class HoldRow {
  @PrimaryColumn('uuid') signingId!: string;
  @Column('uuid') caseId!: string;
  @Column('text') state!: Hold['state'];
}
