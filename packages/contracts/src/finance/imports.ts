import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Dollars, SignedDollars } from '../money.js';
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

const heading = writtenText(200).nullable();

/**
 * The columns of a CSV by heading: one amount, or money out and money in. A column that is absent (not null) is
 * guessed, as in mappings of older callers.
 */
export const ColumnMapping = z
  .strictObject({
    date: writtenText(200),
    description: writtenText(200),
    amount: heading.default(null),
    moneyOut: heading.default(null),
    moneyIn: heading.default(null),
    balance: heading.default(null),
    /** Debit or credit: gives the sign of an amount that has none. */
    direction: heading.optional(),
    /** Pending, declined and cancelled rows are left out. */
    status: heading.optional(),
    currency: heading.optional(),
    /** The account of a row, in a file of several. */
    account: heading.optional(),
    /** Null: decided by the file. */
    dayFirst: z.boolean().nullable().default(null),
    /** Of a single amount without a direction: money out has no minus, as in files of credit cards. */
    positiveIsOut: z.boolean().nullable().optional(),
  })
  .meta({ id: 'ColumnMapping' });
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** A row that was left out and is to be counted; with the amount in Canadian dollars where the file has none. */
const KeptRow = z.strictObject({
  line: z.int().min(1),
  amount: SignedDollars.nullable().default(null),
});

/** A statement of one account (an asset or a debt) with the file's bytes. */
export const ReadStatement = z
  .strictObject({
    itemId: z.uuid(),
    filename: writtenText(255).min(1),
    content: z.base64().max(Math.ceil(LARGEST_STATEMENT_IN_BYTES / 3) * 4),
    /** For a CSV; null uses the mapping remembered for these headings, or a guess. */
    mapping: ColumnMapping.nullable().default(null),
    /** For a CSV: the first row is a movement. */
    withoutHeadings: z.boolean().default(false),
    /** The answer to `days`; used over that of the mapping. */
    dayFirst: z.boolean().nullable().default(null),
    /** The key of an account of `accounts`. */
    account: writtenText(64).nullable().default(null),
    keep: z.array(KeptRow).max(NAMED_LINES).default([]),
  })
  .meta({ id: 'ReadStatement' });
export type ReadStatement = z.infer<typeof ReadStatement>;

/** A movement of an account; negative for money out. */
const Movement = z.object({ date: IsoDate, description: z.string(), amount: Dollars });

/** Reasons why a row is left out. `direction`: nothing states whether it is money out or in. */
export const leftOutReasons = ['pending', 'declined', 'cancelled', 'currency', 'direction', 'investment'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** `currency` is null for Canadian dollars; the amount is in the currency of the row. */
const LeftOut = z.object({
  line: z.int(),
  date: IsoDate.nullable(),
  description: z.string(),
  amount: Dollars.nullable(),
  currency: z.string().nullable(),
  reason: z.enum(leftOutReasons),
});

/**
 * How the order of day and month was decided: by the person, a day above 12, the period, today, earlier files, the
 * headings of a known bank, or the order of the rows.
 */
export const dayDecisions = ['stated', 'day', 'period', 'today', 'remembered', 'bank', 'rows'] as const;

/** A date that can be read in both orders. `decidedBy` is null while the person has to choose. */
const DayQuestion = z.object({
  written: z.string(),
  dayFirst: IsoDate,
  monthFirst: IsoDate,
  chosen: z.enum(['dayFirst', 'monthFirst']).nullable(),
  decidedBy: z.enum(dayDecisions).nullable(),
});

/** An account of the file. `ending` is the last characters of its number. */
const AccountInFile = z.object({
  key: z.string(),
  ending: z.string(),
  currency: z.string().nullable(),
  found: z.int(),
  balance: Dollars.nullable(),
});

export const MOST_ACCOUNTS_PER_STATEMENT = 50;
export const FIRST_ROWS = 10;

/**
 * The effect of an import before it is made. `mapping` is null for OFX and QIF, and for a CSV whose columns must be
 * mapped first (`needsMapping`). `movements` are the first of `found`; `unreadable` the line numbers of the first of
 * `unreadableFound`; `leftOut` the first of `leftOutFound`. An import is refused while `needsMapping`, `needsAccount`
 * or `needsDay`.
 */
export const StatementPreview = z
  .object({
    format: z.enum(['csv', 'ofx', 'qif']),
    headings: z.array(z.string()),
    /** The first rows of a CSV, below its headings. */
    firstRows: z.array(z.array(z.string())).max(FIRST_ROWS),
    hasHeadings: z.boolean(),
    mapping: ColumnMapping.nullable(),
    needsMapping: z.boolean(),
    days: DayQuestion.nullable(),
    needsDay: z.boolean(),
    accounts: z.array(AccountInFile).max(MOST_ACCOUNTS_PER_STATEMENT),
    account: z.string().nullable(),
    needsAccount: z.boolean(),
    movements: z.array(Movement).max(PREVIEWED_MOVEMENTS),
    found: z.int(),
    unreadable: z.array(z.int()).max(NAMED_LINES),
    unreadableFound: z.int(),
    leftOut: z.array(LeftOut).max(NAMED_LINES),
    leftOutFound: z.int(),
    /** Sums of all movements; both positive. */
    totalOut: Dollars,
    totalIn: Dollars,
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
