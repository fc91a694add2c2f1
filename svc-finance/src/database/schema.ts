import { CoupleRow } from '../couple/couple.entity.js';
import { DocumentFileRow } from '../documents/document-file.entity.js';
import { DocumentNoteRow } from '../documents/document-note.entity.js';
import { ItemRow } from '../items/item.entity.js';
import { ItemVersionRow } from '../items/item-version.entity.js';
import { Assets1795132800000 } from './migrations/1795132800000-assets.js';
import { Items1795219200000 } from './migrations/1795219200000-items.js';
import { Couple1795219300000 } from './migrations/1795219300000-couple.js';

export const financeSchema = {
  schema: 'finance',
  entities: [CoupleRow, ItemRow, ItemVersionRow, DocumentNoteRow, DocumentFileRow],
  migrations: [Assets1795132800000, Items1795219200000, Couple1795219300000],
};
