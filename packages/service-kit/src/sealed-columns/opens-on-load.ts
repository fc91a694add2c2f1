import { type EntitySubscriberInterface, EventSubscriber, type LoadEvent } from 'typeorm';
import { openRow } from './column-sealer.js';
import { sealedColumnsOf } from './sealed-column.js';
import { SealingDataSource } from './sealing-data-source.js';

/** Opens the sealed columns of every entity that a query loads; the query waits for it. */
@EventSubscriber()
export class OpensOnLoad implements EntitySubscriberInterface<Record<string, unknown>> {
  afterLoad(row: Record<string, unknown>, event?: LoadEvent<Record<string, unknown>>): Promise<void> | undefined {
    if (!event || sealedColumnsOf(event.metadata).length === 0) return undefined;
    const { dataSource, queryRunner, metadata } = event;
    if (!(dataSource instanceof SealingDataSource)) throw new Error('this data source opens no sealed columns');
    return openRow(dataSource.keys, queryRunner, metadata, row);
  }
}
