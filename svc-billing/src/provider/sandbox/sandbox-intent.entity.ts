import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SandboxIntent } from './sandbox-intent.js';

/** The sandbox's own table; the books read it through the port only. */
@Entity('sandbox_intent')
export class SandboxIntentRow {
  @PrimaryColumn('text') id!: string;
  @Column('jsonb') intent!: SandboxIntent;
  @Column('timestamptz') createdAt!: Date;
}
