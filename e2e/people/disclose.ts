import { expect, type Page } from '@playwright/test';
import { linkIn, type Mailbox } from '../mailbox.ts';
import type { Someone } from './couple.ts';
import { callApi } from './draft.ts';
import { codeFor, codesSoFar } from './guests.ts';

const ON = '2026-11-01T05:00:00.000Z';

/** Amounts in dollars: today, on the day of separation, on the day of the marriage. */
type Worth = readonly [number, number, number];
interface Owned {
  category: string;
  name: string;
  ownership: 'party_a' | 'joint';
  goesTo: string;
  worth: Worth;
  isMatrimonialHome?: boolean;
}
interface Owed {
  category: string;
  creditor: string;
  responsibility: 'party_a' | 'joint';
  goesTo: string;
  owed: Worth;
  isForMatrimonialHome?: boolean;
}
/** What one of the two owns and owes. */
export interface Half {
  assets: Owned[];
  debts: Owed[];
}

const asAsset = ({ worth: [value, atSeparation, atMarriage], ...asset }: Owned) => ({
  ...asset,
  value,
  atSeparation,
  atMarriage,
  valuationDate: ON,
});
const asDebt = ({ owed: [currentBalance, atSeparation, atMarriage], ...debt }: Owed) => ({
  ...debt,
  currentBalance,
  atSeparation,
  atMarriage,
});

/** Both list their property, freeze it and open the other's disclosure, through the API. */
export const disclose = async (
  page: Page,
  mailbox: Mailbox,
  partner: Someone,
  halves: { owner: Half; partner: Half },
): Promise<void> => {
  const post = async (path: string, data: unknown = {}, status = 201) => {
    const answer = await callApi(page, 'POST', `/api/financial/${path}`, data);
    expect([path, answer.status()]).toEqual([path, status]);
    return status === 204 ? null : (await answer.text()) ? answer.json() : null;
  };
  const idOf = async (path: string, data: object): Promise<string> => (await post(path, data)).id;

  const assets = await Promise.all(halves.owner.assets.map((asset) => idOf('assets', asAsset(asset))));
  const debts = await Promise.all(halves.owner.debts.map((debt) => idOf('debts', asDebt(debt))));
  const snapshot = await idOf('snapshots', { assets, debts, incomes: [] });
  await post(`snapshots/${snapshot}/share`, { email: partner.email }, 200);

  const token = linkIn(await mailbox.next(partner.email, 'shared')).split('#')[1];
  const codes = await codesSoFar(mailbox, partner);
  await post('disclosure-access/open', { token }, 200);
  const code = await codeFor(mailbox, partner, codes);
  const { access } = await post('disclosure-access/enter', { token, code }, 200);
  const add = (kind: string) => (item: object) => idOf('half/add', { access, kind, item });
  const theirs = {
    assets: await Promise.all(halves.partner.assets.map(asAsset).map(add('asset'))),
    debts: await Promise.all(halves.partner.debts.map(asDebt).map(add('debt'))),
    incomes: [],
  };
  await post('half/freeze', { access, ...theirs });
  const { disclosure } = await (await page.request.get('/api/financial/partner-disclosure')).json();
  await post(`partner-disclosure/${disclosure.id}/open`, {}, 200);
};
