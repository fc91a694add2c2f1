import { readFileSync } from 'node:fs';
import { endpoints } from '@evenhand/contracts/endpoints';
import { MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import { collectedParts } from './collected-parts';
import { listParts } from './parts';

/** Endpoints that the archive does not read, with the part that has what they answer. */
const EXCEPTIONS: Record<string, string> = {
  listActivity: 'account/activity.json, by downloadActivity',
  getProofWays: 'account/second-factor.json',
  getAnalyticsSummary: 'counts of the site, of no person',
  getDashboard: 'a summary of other parts',
  getCaseBar: 'a summary of other parts',
  getCaseOverview: 'a summary of other parts',
  getCheckout: 'the price of a plan',
  getPartnersPage: 'agreement/agreement.json and comments.json',
  getComparisonDocx: 'agreement/changes-to-version-*.json',
  getEvidenceStatus: 'progress of reading the files',
  watchEvidenceStatus: 'progress of reading the files',
  getTimeline: 'counts of what the originals hold',
  openCitation: 'a passage of an original',
  readOn: 'a passage of an original',
  showPicture: 'a picture of an original',
  downloadUnread: 'a part of an original',
};

const owners = endpoints
  .filter(({ method, audience = 'owner', forOperators }) => method === 'GET' && audience === 'owner' && !forOperators)
  .map(({ name }) => name);

test('every GET endpoint of the owner is a part of the archive or a named exception', () => {
  const sources = ['parts.ts', 'collected-parts.ts'].map((file) => readFileSync(`${__dirname}/${file}`, 'utf8')).join();
  const read = owners.filter((name) => new RegExp(`\\b${name}\\b`).test(sources.replaceAll(/^import[^;]*;$/gm, '')));
  expect(owners.filter((name) => !read.includes(name) && !EXCEPTIONS[name])).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((name) => read.includes(name) || !owners.includes(name))).toEqual([]);
});

const answering = (answers: Record<string, () => unknown>): string[] => {
  const calls: string[] = [];
  globalThis.fetch = async (path) => {
    calls.push(String(path));
    const answer = answers[String(path)]?.() ?? [];
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return calls;
};

const contentOf = async (name: string, parts = collectedParts()): Promise<unknown> =>
  JSON.parse((await (await parts.find((part) => part.name === name)?.read())?.text()) ?? 'null');

test('the archive holds every movement of each account, and continues at the page that failed', async () => {
  const movement = { date: '2026-01-02', description: 'Rent', amount: -1 };
  const full = { movements: Array(MOVEMENTS_PER_PAGE).fill(movement), imports: [{ id: 'i' }], found: 51 };
  const failures = [new Response('{}', { status: 503 })];
  const calls = answering({
    '/api/financial/assets': () => [{ id: 'a' }],
    '/api/financial/debts': () => [{ id: 'd' }],
    '/api/financial/ledgers/a?page=1': () => full,
    '/api/financial/ledgers/a?page=2': () => failures.shift() ?? { ...full, movements: [movement] },
    '/api/financial/ledgers/d?page=1': () => ({ movements: [], imports: [], found: 0 }),
  });
  const parts = collectedParts();
  await expect(contentOf('finances/movements.json', parts)).rejects.toThrow();
  expect(await contentOf('finances/movements.json', parts)).toMatchObject([
    { id: 'a', page: 1, movements: full.movements },
    { id: 'a', page: 2, movements: [movement] },
  ]);
  expect(calls.filter((path) => path.endsWith('ledgers/a?page=1'))).toHaveLength(1);
});

test('the archive holds the history of each asset, debt and income', async () => {
  const lists = { assets: 'a', debts: 'd', disclosures: 'i' };
  answering(
    Object.fromEntries(
      Object.entries(lists).flatMap(([list, id]) => [
        [`/api/financial/${list}`, () => [{ id }]],
        [`/api/financial/${list}/${id}/history?page=1`, () => [{ version: 1 }]],
      ]),
    ),
  );
  const versions = [{ version: 1 }];
  expect(await contentOf('finances/history.json')).toEqual(
    Object.values(lists).map((id) => ({ id, page: 1, versions })),
  );
});

test('the archive holds what each version changed, and the form of a disclosure that was opened', async () => {
  answering({
    '/api/billing': () => ({ receipts: [] }),
    '/api/evidence/files?page=1': () => ({ files: [] }),
    '/api/agreement/versions': () => ({ versions: [{ version: 3 }, { version: 2 }, { version: 1 }] }),
    '/api/financial/partner-disclosure': () => ({ disclosure: { id: 'p', openedAt: '2026-11-01T12:00:00.000Z' } }),
    '/api/agreement/versions/1/2': () => ({ of: '1/2' }),
    '/api/agreement/versions/2/3': () => ({ of: '2/3' }),
  });
  const parts = await listParts();
  expect(await contentOf('agreement/changes-to-version-2.json', parts)).toEqual({ of: '1/2' });
  expect(await contentOf('agreement/changes-to-version-3.json', parts)).toEqual({ of: '2/3' });
  expect(parts.map(({ name }) => name)).toContain('finances/partner-disclosure.pdf');
});
