import { Client } from 'pg';
import { productDatabase } from '../database.ts';

/** How many deletions have begun and are not finished. */
export const deletionsLeft = async (postgresUrl: string): Promise<number> => {
  const client = new Client({ connectionString: productDatabase(postgresUrl) });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select count(*)::int as left from auth.deletion where begun_at is not null and finished_at is null',
    );
    return rows[0].left;
  } finally {
    await client.end();
  }
};
