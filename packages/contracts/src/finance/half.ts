import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { AddAsset, Asset, EditAsset } from './assets.js';
import { AddDebt, Debt, EditDebt } from './debts.js';
import { AddIncome, EditIncome, Income } from './incomes.js';
import { HistoryPage, historyOf } from './items.js';
import { PropertyDivision } from './property.js';
import { DisclosureAccess, DisclosureView, FreezeDisclosure, Snapshot } from './snapshots.js';

/**
 * The partner's half of the disclosure, without an account: every call carries the access given by link and code. It
 * is bound to the link's address and readable by no one else before it is frozen. `party_a` is the author, the
 * partner.
 */
const access = { access: DisclosureAccess };

/** Items of a half, over all its lists. */
export const MOST_ITEMS_PER_HALF = 300;

/** Limits of changes and of freezing. */
export const MOST_CHANGES_OF_HALF_IN_A_MINUTE = 60;
export const MOST_CHANGES_OF_HALF_IN_A_DAY = 1_000;
export const MOST_SNAPSHOTS_OF_HALF_IN_A_DAY = 10;

export const HalfAccess = z.strictObject(access).meta({ id: 'HalfAccess' });
export type HalfAccess = z.infer<typeof HalfAccess>;

export const AddToHalf = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...access, kind: z.literal('asset'), item: AddAsset }),
    z.strictObject({ ...access, kind: z.literal('debt'), item: AddDebt }),
    z.strictObject({ ...access, kind: z.literal('income'), item: AddIncome }),
  ])
  .meta({ id: 'AddToHalf' });
export type AddToHalf = z.infer<typeof AddToHalf>;

const id = z.uuid();
export const EditInHalf = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...access, id, kind: z.literal('asset'), item: EditAsset }),
    z.strictObject({ ...access, id, kind: z.literal('debt'), item: EditDebt }),
    z.strictObject({ ...access, id, kind: z.literal('income'), item: EditIncome }),
  ])
  .meta({ id: 'EditInHalf' });
export type EditInHalf = z.infer<typeof EditInHalf>;

export const HalfItem = z
  .strictObject({ ...access, id, kind: z.enum(['asset', 'debt', 'income']) })
  .meta({ id: 'HalfItem' });
export type HalfItem = z.infer<typeof HalfItem>;

export const ReadHalfItemHistory = HalfItem.extend({ page: HistoryPage }).meta({ id: 'ReadHalfItemHistory' });
export type ReadHalfItemHistory = z.infer<typeof ReadHalfItemHistory>;

const HalfItemHistory = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asset'), versions: historyOf(Asset) }),
  z.object({ kind: z.literal('debt'), versions: historyOf(Debt) }),
  z.object({ kind: z.literal('income'), versions: historyOf(Income) }),
]);
export type HalfItemHistory = z.input<typeof HalfItemHistory>;

export const FreezeHalf = FreezeDisclosure.extend(access).meta({ id: 'FreezeHalf' });
export type FreezeHalf = z.infer<typeof FreezeHalf>;

/** A frozen half; `openedAt` is the owner's receipt. */
const Frozen = z.object({ frozenAt: Moment, sha256: Snapshot.shape.sha256, openedAt: Moment.nullable() });

/** `division` combines the half with the disclosure that the link opens; its `partner` is the half's author. */
export const Half = z
  .object({
    assets: z.array(Asset),
    debts: z.array(Debt),
    incomes: z.array(Income),
    division: PropertyDivision,
    frozen: Frozen.nullable(),
  })
  .meta({ id: 'Half' });
/** Amounts in cents. */
export type Half = z.input<typeof Half>;

const path = '/api/financial/half';
const open = { audience: 'public', problems: ['link-gone'] } as const;
const done = { ...open, status: 204 } as const;

export const readHalf = endpoint('POST', `${path}/read`, HalfAccess, Half, open);
export const addToHalf = endpoint('POST', `${path}/add`, AddToHalf, z.object({ id }), {
  ...open,
  idempotent: true,
  status: 201,
  problems: ['link-gone', 'list-is-full'],
});
export const editInHalf = endpoint('POST', `${path}/edit`, EditInHalf, null, {
  ...done,
  problems: ['link-gone', 'not-found', 'changed-elsewhere', 'list-is-full'],
});
export const deleteFromHalf = endpoint('POST', `${path}/delete`, HalfItem, null, {
  ...done,
  problems: ['link-gone', 'not-found'],
});
export const restoreInHalf = endpoint('POST', `${path}/restore`, HalfItem, null, {
  ...done,
  problems: ['link-gone', 'not-found', 'list-is-full'],
});
export const halfItemHistory = endpoint('POST', `${path}/history`, ReadHalfItemHistory, HalfItemHistory, {
  ...open,
  problems: ['link-gone', 'not-found'],
});
/** From here on the owner can open the chosen items. */
export const freezeHalf = endpoint('POST', `${path}/freeze`, FreezeHalf, null, {
  ...open,
  idempotent: true,
  status: 201,
  problems: ['link-gone', 'disclosure-taken-back'],
});
/** Withdraws everything frozen of the half. */
export const revokeHalf = endpoint('POST', `${path}/revoke`, HalfAccess, null, done);

/** The partner's latest disclosure. The content is present once opened; opening writes the receipt. */
export const PartnerDisclosure = z
  .object({
    id: z.uuid(),
    /** The address whose link filled it. */
    email: z.string(),
    frozenAt: Moment,
    openedAt: Moment.nullable(),
    content: DisclosureView.omit({ access: true }).nullable(),
  })
  .meta({ id: 'PartnerDisclosure' });
export type PartnerDisclosure = z.input<typeof PartnerDisclosure>;

const partnerPath = '/api/financial/partner-disclosure';
export const getPartnerDisclosure = endpoint(
  'GET',
  partnerPath,
  null,
  z.object({ disclosure: PartnerDisclosure.nullable() }),
);
export const openPartnerDisclosure = endpoint('POST', `${partnerPath}/:id/open`, null, PartnerDisclosure);
/** For an opened disclosure only. */
export const getPartnerForm = endpoint('GET', `${partnerPath}/:id/form`, null, null, {
  produces: 'application/pdf',
  records: 'disclosure-downloaded',
});
