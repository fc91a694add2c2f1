import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Dollars } from '../money.js';
import { writtenText } from '../text.js';

/** The largest statement that is read: 700 KB, some thousand rows. Carried as base64 it fits a body of the API. */
export const LARGEST_STATEMENT_IN_BYTES = 700_000;

/** So many transactions one statement may hold: some years of a busy account. */
export const MOST_MOVEMENTS_PER_STATEMENT = 10_000;

/** So many transactions the imports of one account may hold together, those undone left out; and all accounts of a case. */
export const MOST_MOVEMENTS_PER_ACCOUNT = 20_000;
export const MOST_MOVEMENTS_PER_CASE = 100_000;

/** So many imports of one account count at once; and of all accounts of a case. */
export const MOST_IMPORTS_PER_ACCOUNT = 60;
export const MOST_IMPORTS_PER_CASE = 500;

/** So many movements a preview shows, and so many lines that it could not read it names. */
export const PREVIEWED_MOVEMENTS = 50;
export const NAMED_LINES = 50;

/** So many movements are on one page of a ledger. */
export const MOVEMENTS_PER_PAGE = 50;

/** Which column of a CSV says what, by its heading. Either one signed amount, or money out and money in. */
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

/** A statement of one account: the asset or debt it belongs to, and the file's bytes. */
export const ReadStatement = z
  .strictObject({
    itemId: z.uuid(),
    filename: writtenText(255).min(1),
    content: z.base64().max(Math.ceil(LARGEST_STATEMENT_IN_BYTES / 3) * 4),
    /** For a CSV; null takes the one remembered for these headings, or what the headings themselves say. */
    mapping: ColumnMapping.nullable().default(null),
  })
  .meta({ id: 'ReadStatement' });
export type ReadStatement = z.infer<typeof ReadStatement>;

/** One movement of an account; below zero when money went out. */
const Movement = z.object({ date: IsoDate, description: z.string(), amount: Dollars });

/**
 * What an import would do, before it is done. `mapping` is null for OFX, and for a CSV whose columns must be told first
 * (`needsMapping`). `movements` are the first of `found`. `unreadable` are the first of `unreadableFound` lines that say
 * no movement, by their number.
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
    /** How many of the movements the ledger does not have yet. */
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

/** Which page of a ledger, in the query; from 1. */
export const ReadLedger = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
export type ReadLedger = z.infer<typeof ReadLedger>;

/** One page of a ledger: each movement once for each time it truly happened, the newest first; and how many there are. */
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
/** Said twice, or with an overlap, it adds nothing twice and loses no true twin. */
export const importStatement = endpoint('POST', path, ReadStatement, StatementImport, {
  status: 201,
  problems: ['not-found', 'list-is-full', 'case-is-full'],
});
/** Takes all that one import brought out of the ledger; what another import brought, too, stays. */
export const undoImport = endpoint('POST', `${path}/:id/undo`, null, StatementImport);
/** The ledger of an asset or debt. The query is `ReadLedger`. */
export const getLedger = endpoint('GET', '/api/financial/ledgers/:id', null, Ledger);
