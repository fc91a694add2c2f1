import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RunningService } from '../config/running-service.js';
import { type DatabaseShape, databaseOptions } from './database-options.js';
import { migrate } from './migrate.js';
import { Transactions } from './transactions.js';

/**
 * The service's database: its own schema, reached as its own role, migrated before anything else starts.
 *
 * ```ts
 * DatabaseModule.for({ schema: 'finance', entities: [AssetEntity], migrations: [CreateAssets1763700000000] })
 * ```
 */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: a module is a class to Nest
export class DatabaseModule {
  static for(shape: DatabaseShape): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [RunningService],
      useFactory: ({ config }: RunningService) => ({
        ...databaseOptions(config.DATABASE_URL, shape),
        retryAttempts: 1,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('the database has no options');
        await migrate(options);
        return new DataSource(options).initialize();
      },
    });
    return { module: DatabaseModule, imports: [connection], providers: [Transactions], exports: [Transactions] };
  }
}
