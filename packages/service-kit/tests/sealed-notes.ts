import { endpoint } from '@evenhand/contracts/endpoint';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Controller, Module } from '@nestjs/common';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { MasterKeys, ServiceConfig } from '../src/config/service-config.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { Transactions } from '../src/database/transactions.js';
import { Handles } from '../src/endpoints/handles.js';
import { Who } from '../src/identity/who.js';
import { CaseKeyEntity, caseKeyTable } from '../src/keys/case-key.entity.js';
import { CaseKeysModule } from '../src/keys/case-keys.module.js';
import { keySettings } from '../src/keys/key-settings.js';
import type { Part } from '../src/sealed-columns/row-keys.js';
import { sealColumns } from '../src/sealed-columns/seal-columns.js';
import { SealedColumn } from '../src/sealed-columns/sealed-column.js';

@Entity('note')
export class Note {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') part!: Part;
  @SealedColumn('text', { part: { by: ['part'], of: ({ part }: Note) => part }, wasPlain: true }) words!: string;
  @SealedColumn('json', { part: 'shared', wasPlain: true }) figures!: { cents: number[] } | null;
}

/** The table of an earlier release. */
export class PlainNotes1763800000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table note (id uuid primary key, case_id uuid not null, part text not null, words text not null, figures jsonb)
    `);
  }
  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table note');
  }
}

export class SealedNotes1763900000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(caseKeyTable);
    await sealColumns(run, 'note', 'case_id', { words: 'always', figures: 'sometimes' });
  }
  async down(): Promise<void> {}
}

export const listNotes = endpoint('GET', '/api/notes', null, z.array(z.string()));

@Controller()
export class NotesController {
  constructor(private readonly transactions: Transactions) {}

  @Handles(listNotes)
  async list(@Who() { caseId }: OwnerIdentity): Promise<string[]> {
    const notes = await this.transactions.run((manager) => manager.findBy(Note, { caseId }));
    return notes.map(({ words }) => words);
  }
}

export const NotesConfig = ServiceConfig.extend({ ...keySettings, CASE_MASTER_KEY: MasterKeys.optional() });

@Module({
  imports: [
    DatabaseModule.for({
      schema: 'finance',
      entities: [CaseKeyEntity, Note],
      migrations: [PlainNotes1763800000000, SealedNotes1763900000000],
    }),
    CaseKeysModule.for('finance'),
  ],
  controllers: [NotesController],
})
export class NotesModule {}
