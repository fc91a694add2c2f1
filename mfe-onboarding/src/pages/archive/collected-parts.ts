import { listEndedProposals } from '@evenhand/contracts/agreement/proposal-calls';
import { ENDED_PER_PAGE } from '@evenhand/contracts/agreement/proposals';
import type { AnyEndpoint } from '@evenhand/contracts/endpoints';
import { assetHistory, listAssets } from '@evenhand/contracts/finance/assets';
import { debtHistory, listDebts } from '@evenhand/contracts/finance/debts';
import { getLedger, MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import { incomeHistory, listIncomes } from '@evenhand/contracts/finance/incomes';
import { VERSIONS_PER_PAGE } from '@evenhand/contracts/finance/items';
import { call, callForFile } from '@evenhand/web-kit/call';
import { type ArchivePart, collected, type Step } from './part.js';

const endedProposals =
  (page: number): Step =>
  async () => {
    const { proposals } = await call(listEndedProposals, undefined, { query: { page: `${page}` } });
    return { found: proposals, next: proposals.length < ENDED_PER_PAGE ? [] : [endedProposals(page + 1)] };
  };

/** A page of the movements of an asset or debt; nothing for one without an import. */
const ledger =
  (id: string, page: number): Step =>
  async () => {
    const { movements, imports } = await call(getLedger, undefined, { params: { id }, query: { page: `${page}` } });
    const isWithout = movements.length + imports.length === 0;
    return {
      found: isWithout ? [] : [{ id, page, movements, imports }],
      next: movements.length < MOVEMENTS_PER_PAGE ? [] : [ledger(id, page + 1)],
    };
  };

const movements: Step = async () => {
  const accounts = [...(await call(listAssets)), ...(await call(listDebts))];
  return { found: [], next: accounts.map(({ id }) => ledger(id, 1)) };
};

const history =
  (endpoint: AnyEndpoint, id: string, page = 1): Step =>
  async () => {
    const answer = await callForFile(endpoint, undefined, { params: { id }, query: { page: `${page}` } });
    const versions: unknown[] = await answer.json();
    const next = versions.length < VERSIONS_PER_PAGE ? [] : [history(endpoint, id, page + 1)];
    return { found: [{ id, page, versions }], next };
  };

const histories: Step = async () => ({
  found: [],
  next: [
    ...(await call(listAssets)).map(({ id }) => history(assetHistory, id)),
    ...(await call(listDebts)).map(({ id }) => history(debtHistory, id)),
    ...(await call(listIncomes)).map(({ id }) => history(incomeHistory, id)),
  ],
});

/** Files of many calls each; an archive has its own, as they keep what they found. */
export const collectedParts = (): ArchivePart[] => [
  collected('agreement/ended-proposals.json', endedProposals(1)),
  collected('finances/movements.json', movements),
  collected('finances/history.json', histories),
];
