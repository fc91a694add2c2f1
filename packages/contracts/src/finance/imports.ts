import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Dollars } from '../money.js';
import { writtenText } from '../text.js';

/** Several thousand rows; as base64 it fits a request body. */
export const LARGEST_STATEMENT_IN_BYTES = 700_000;

/** Several years of an active account. */
export const MOST_MOVEMENTS_PER_STATEMENT = 10_000;

/** Per account and per case, without undone imports. */
export const MOST_MOVEMENTS_PER_ACCOUNT = 20_000;
export const MOST_MOVEMENTS_PER_CASE = 100_000;

/** Per account and per case. */
export const MOST_IMPORTS_PER_ACCOUNT = 60;
export const MOST_IMPORTS_PER_CASE = 500;

/** Movements, and unreadable lines, in a preview. */
export const PREVIEWED_MOVEMENTS = 50;
export const NAMED_LINES = 50;

export const MOVEMENTS_PER_PAGE = 50;

/** The columns of a CSV by heading: one signed amount, or money out and money in. */
export const ColumnMapping = z
  .strictObject({
    date: writtenText(200),
    description: writtenText(200),
    amount: writtenText(200).nullable().default(null),
    moneyOut: writtenText(200).nullable().default(null),
    moneyIn: writtenText(200).nullable().default(null),
    balance: writtenText(200).nullable().default(null),
    dayFirst: z.boolean().default(false),
  })
  .meta({ id: 'ColumnMapping' });
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** A statement of one account (an asset or a debt) with the file's bytes. */
export const ReadStatement = z
  .strictObject({
    itemId: z.uuid(),
    filename: writtenText(255).min(1),
    content: z.base64().max(Math.ceil(LARGEST_STATEMENT_IN_BYTES / 3) * 4),
    /** For a CSV; null uses the mapping remembered for these headings, or a guess. */
    mapping: ColumnMapping.nullable().default(null),
  })
  .meta({ id: 'ReadStatement' });
export type ReadStatement = z.infer<typeof ReadStatement>;

/** A movement of an account; negative for money out. */
const Movement = z.object({ date: IsoDate, description: z.string(), amount: Dollars });

/**
 * The effect of an import before it is made. `mapping` is null for OFX, and for a CSV whose columns must be mapped
 * first (`needsMapping`). `movements` are the first of `found`; `unreadable` the line numbers of the first of
 * `unreadableFound`.
 */
export const StatementPreview = z
  .object({
    format: z.enum(['csv', 'ofx']),
    headings: z.array(z.string()),
    mapping: ColumnMapping.nullable(),
    needsMapping: z.boolean(),
    movements: z.array(Movement).max(PREVIEWED_MOVEMENTS),
    found: z.int(),
    unreadable: z.array(z.int()).max(NAMED_LINES),
    unreadableFound: z.int(),
    /** Movements that the ledger does not have yet. */
    fresh: z.int(),
    closingBalance: z.object({ date: IsoDate, amount: Dollars }).nullable(),
  })
  .meta({ id: 'StatementPreview' });
export type StatementPreview = z.input<typeof StatementPreview>;

export const StatementImport = z
  .object({
    id: z.uuid(),
    itemId: z.uuid(),
    filename: z.string(),
    importedAt: Moment,
    movements: z.int(),
    added: z.int(),
    isUndone: z.boolean(),
  })
  .meta({ id: 'StatementImport' });
export type StatementImport = z.infer<typeof StatementImport>;

/** Query of a ledger; pages count from 1. */
export const ReadLedger = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
export type ReadLedger = z.infer<typeof ReadLedger>;

/** A page of a ledger, newest first, each movement as often as it occurred; and the total. */
export const Ledger = z
  .object({
    movements: z.array(Movement).max(MOVEMENTS_PER_PAGE),
    found: z.int(),
    imports: z.array(StatementImport),
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.input<typeof Ledger>;

const path = '/api/financial/imports';

export const previewStatement = endpoint('POST', `${path}/preview`, ReadStatement, StatementPreview, {
  problems: ['not-found'],
});
/** A repeated or overlapping import adds no movement twice and keeps equal movements that are separate. */
export const importStatement = endpoint('POST', path, ReadStatement, StatementImport, {
  status: 201,
  problems: ['not-found', 'list-is-full', 'case-is-full'],
});
/** Removes the import's movements from the ledger, except those of another import. */
export const undoImport = endpoint('POST', `${path}/:id/undo`, null, StatementImport);
/** The ledger of an asset or debt. The query is `ReadLedger`. */
export const getLedger = endpoint('GET', '/api/financial/ledgers/:id', null, Ledger);
