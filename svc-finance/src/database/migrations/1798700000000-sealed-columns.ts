import { caseKeyTable } from '@evenhand/service-kit/keys/case-key.entity';
import { sealColumns, unsealColumns } from '@evenhand/service-kit/sealed-columns/seal-columns';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = {
  couple: { relationship_type: 'sometimes', owner_name: 'sometimes', partner_name: 'sometimes' },
  document_file: { name: 'always' },
  document_note: { note: 'always' },
  statement_import: { filename: 'always', movements: 'sometimes' },
  remembered_mapping: { mapping: 'always' },
  item: { content: 'always' },
  item_version: { content: 'always' },
  snapshot: { content: 'always' },
} as const;

/** What the limits of lists and the figures of a case count, without opening the sealed content. */
const COUNTED = `
  ALTER TABLE item ADD COLUMN bytes int, ADD COLUMN missing_values int;
  UPDATE item SET bytes = octet_length(content::text), missing_values =
    CASE WHEN kind = 'income' THEN 0 ELSE
      (content ->> 'atSeparation' IS NULL)::int + (content ->> 'atMarriage' IS NULL
        AND coalesce(content ->> 'isMatrimonialHome', content ->> 'isForMatrimonialHome', 'false') = 'false')::int
    END;
  ALTER TABLE item ALTER COLUMN bytes SET NOT NULL, ALTER COLUMN missing_values SET NOT NULL;
`;

/** Seals what the database need not read: docs/decisions/sealed-columns.md. */
export class SealedColumns1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(caseKeyTable);
    await runner.query(COUNTED);
    await runner.query(`
      ALTER TABLE item_version ADD COLUMN half_id uuid;
      UPDATE item_version SET half_id = item.half_id FROM item WHERE item.id = item_id AND item.half_id IS NOT NULL;
    `);
    for (const [table, of] of Object.entries(columns)) await sealColumns(runner, table, 'case_id', of);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, of] of Object.entries(columns)) await unsealColumns(runner, table, of);
    await runner.query(`
      ALTER TABLE item_version DROP COLUMN half_id;
      ALTER TABLE item DROP COLUMN bytes, DROP COLUMN missing_values;
      DROP TABLE case_key;
    `);
  }
}
