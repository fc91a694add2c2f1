import { testAddresses } from '@evenhand/service-kit/testing/addresses';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import pg from 'pg';

/** A table of any service under an exclusive lock. */
export class HeldTable {
  private constructor(
    private readonly table: string,
    private readonly holder: pg.Client,
  ) {}

  static async of(database: string, table: string): Promise<HeldTable> {
    const url = Object.assign(new URL(testAddresses().TEST_POSTGRES_URL), { pathname: `/${database}` });
    const holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    return new HeldTable(table, holder);
  }

  /** Resolves once a query waits for the lock. */
  async awaited(): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.holder.query(
        'select pid from pg_locks where not granted and relation = $1::regclass',
        [this.table],
      );
      expect(rows).not.toEqual([]);
    });
  }

  async release(): Promise<void> {
    await this.holder.query('rollback');
    await this.holder.end();
  }
}
