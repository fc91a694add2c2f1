import { z } from 'zod';
import { productDatabase } from '../database.ts';
import { deployables } from '../deployables.ts';
import { type Entries, writeArchive } from './archive.ts';
import { addFiles } from './files.ts';
import { readQueues } from './queues.ts';
import { atOneMoment, Counter, copyOut, countersOf, migrationsOf, Table, tablesOf } from './tables.ts';

/** The entry `backup.json`, before the tables. */
export const Contents = z.object({
  format: z.literal('evenhand-backup-1'),
  at: z.iso.datetime(),
  /** Names by schema, in the order in which they ran. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(Table),
  counters: z.array(Counter),
});
export type Contents = z.infer<typeof Contents>;

export const schemas = deployables.flatMap(({ schema }) => schema ?? []);

export interface Stores {
  /** URL of the server, as its administrator. */
  postgresUrl: string;
  redisUrl: string;
  dataFolder: string;
}

const addStores =
  ({ postgresUrl, redisUrl, dataFolder }: Stores, at: Date) =>
  async (entries: Entries) => {
    const database = productDatabase(postgresUrl);
    await atOneMoment(
      database,
      schemas,
      () => readQueues(redisUrl, entries),
      async (client) => {
        const migrations: [string, string[]][] = [];
        for (const schema of schemas) migrations.push([schema, await migrationsOf(client, schema)]);
        const tables = await tablesOf(client, schemas);
        const contents: Contents = {
          format: 'evenhand-backup-1',
          at: at.toISOString(),
          migrations: Object.fromEntries(migrations),
          tables,
          counters: await countersOf(client, schemas),
        };
        await entries.add('backup.json', Buffer.from(JSON.stringify(contents)));
        for (const table of tables) await copyOut(client, table, entries);
      },
    );
    // After the rows: a file is there before the row that names it.
    await addFiles(dataFolder, 'data', entries);
  };

/** Writes everything but keys to `to.data`, and keys and secrets to `to.keys`. Returns the number of entries. */
export const backUp = async (
  stores: Stores,
  recipient: string,
  to: { data: string; keys: string },
  at: Date,
): Promise<number> => {
  const data = await writeArchive(to.data, recipient, addStores(stores, at));
  const keys = await writeArchive(to.keys, recipient, (entries) => addFiles(stores.dataFolder, 'keys', entries));
  return data + keys;
};
