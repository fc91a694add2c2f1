import { randomUUID } from 'node:crypto';
import { DocumentFileRow } from '../src/documents/document-file.entity.js';
import { ImportRow } from '../src/imports/import.entity.js';
import { ItemRow } from '../src/items/item.entity.js';
import { ItemVersionRow } from '../src/items/item-version.entity.js';
import { service } from './with-finance.js';

const times = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** Adds so many copies of an item to its list. */
export const copyItem = (id: string, count: number): Promise<unknown> =>
  service.database.transaction(async (manager) => {
    const item = await manager.findOneByOrFail(ItemRow, { id });
    await manager.insert(
      ItemRow,
      times(count, () => ({ ...item, id: randomUUID() })),
    );
  });

/** Adds versions up to `last` to an item with one. */
export const copyVersion = (itemId: string, last: number): Promise<unknown> =>
  service.database.transaction(async (manager) => {
    const version = await manager.findOneByOrFail(ItemVersionRow, { itemId, version: 1 });
    await manager.insert(
      ItemVersionRow,
      times(last - 1, (at) => ({ ...version, version: at + 2 })),
    );
  });

export const copyDocumentFile = (caseId: string, count: number): Promise<unknown> =>
  service.database.transaction(async (manager) => {
    const file = await manager.findOneByOrFail(DocumentFileRow, { caseId });
    await manager.insert(
      DocumentFileRow,
      times(count, () => ({ ...file, id: randomUUID() })),
    );
  });

/** Adds imports of other accounts to the case of this one. */
export const copyImport = (itemId: string, count: number): Promise<unknown> =>
  service.database.transaction(async (manager) => {
    const row = await manager.findOneByOrFail(ImportRow, { itemId });
    await manager.insert(
      ImportRow,
      times(count, () => ({ ...row, id: randomUUID(), itemId: randomUUID() })),
    );
  });
