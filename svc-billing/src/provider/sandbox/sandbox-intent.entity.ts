import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SandboxIntent } from './sandbox-intent.js';

/** The sandbox's own record, as if it lay with another company: the books never read it but through the port. */
@Entity('sandbox_intent')
export class SandboxIntentRow {
  @PrimaryColumn('text') id!: string;
  @Column('jsonb') intent!: SandboxIntent;
  @Column('timestamptz') createdAt!: Date;
}
