import { hashOf } from '@evenhand/activity-log/chain';
import { verifyLog } from '@evenhand/activity-log/verify-log';
import { ACTIVITY_PAGE, ActivityList, StampAuthorities } from '@evenhand/contracts/activity/activity';
import { ActivityLog } from '@evenhand/contracts/activity/log';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, password, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));
afterEach(() => auth.clock.reset());

const list = async (browser: Browser, query = ''): Promise<ActivityList> =>
  ActivityList.parse((await browser.get(`/api/auth/activity${query}`)).body);

const kindsIn = async (browser: Browser, query = '') => (await list(browser, query)).entries.map(({ kind }) => kind);

const download = async (browser: Browser): Promise<ActivityLog> =>
  ActivityLog.parse((await browser.post('/api/auth/activity/download')).body);

/** An account whose log has this many entries. */
const withEntries = async (count: number) => {
  const email = auth.newAddress();
  const browser = await auth.register(email);
  const caseId = await auth.caseOf(email);
  for (let more = count - 2; more > 0; more -= 1) await auth.record(caseId, 'partner-viewed');
  await auth.until(async () => (await countOf(caseId)) === count);
  return { email, browser, caseId };
};

const countOf = async (caseId: string): Promise<number> => {
  const [row] = await auth.query('SELECT count FROM activity_head WHERE case_id = $1', [caseId]);
  return Number(row?.count ?? 0);
};

test('the log lists sign-ins, refused sign-ins and acts of other services, newest first, for its owner alone', async () => {
  const { email, browser, caseId } = await withEntries(2);
  await auth.newBrowser().post('/api/auth/password/login', { email, password: 'wrong' });
  await auth.until(async () => (await countOf(caseId)) === 3);
  await auth.record(caseId, 'partner-viewed');
  await auth.until(async () => (await countOf(caseId)) === 4);
  expect(await kindsIn(browser)).toEqual(['partner-viewed', 'sign-in-refused', 'signed-in', 'account-opened']);
  const { entries } = await list(browser, '?group=sign-in');
  expect(entries[0]).toMatchObject({
    kind: 'sign-in-refused',
    detail: { way: 'password', device: 'Firefox on Windows' },
  });
  expect(await kindsIn((await withEntries(2)).browser)).toEqual(['signed-in', 'account-opened']);
});

test('a log of many entries is read page by page, and one group of it without the others', async () => {
  const { browser } = await withEntries(ACTIVITY_PAGE + 3);
  const first = await list(browser);
  expect(first.entries).toHaveLength(ACTIVITY_PAGE);
  const second = await list(browser, `?before=${first.next}`);
  expect(second.entries.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(second.next).toBeNull();
  expect(await kindsIn(browser, '?group=deletions')).toEqual([]);
  expect((await browser.get('/api/auth/activity?group=nonsense')).status).toBe(422);
});

test('entries that are recorded at the same time never fork the chain', async () => {
  const { browser, caseId } = await withEntries(2);
  await Promise.all(Array.from({ length: 30 }, () => auth.record(caseId, 'receipt-downloaded')));
  await auth.until(async () => (await countOf(caseId)) === 32);
  expect(await verifyLog(await download(browser))).toMatchObject({ ok: true, count: 33, stampedCount: 33 });
});

test('downloads of evidence within ten minutes are one entry', async () => {
  const { browser, caseId } = await withEntries(2);
  await auth.record(caseId, 'evidence-downloaded');
  await auth.record(caseId, 'evidence-downloaded');
  await auth.record(caseId, 'partner-viewed');
  await auth.until(async () => (await countOf(caseId)) === 4);
  expect((await kindsIn(browser)).filter((kind) => kind === 'evidence-downloaded')).toHaveLength(1);
  auth.clock.forward({ minutes: 11 });
  await auth.record(caseId, 'evidence-downloaded');
  await auth.until(async () => (await countOf(caseId)) === 5);
});

/** With recomputed numbers and hashes: the format is public. */
const rehashed = async (log: ActivityLog): Promise<ActivityLog> => {
  const entries: ActivityLog['entries'] = [];
  let previous = '0'.repeat(64);
  for (const [index, entry] of log.entries.entries()) {
    const changed = { ...entry, number: index + 1, previous };
    previous = await hashOf(changed);
    entries.push({ ...changed, hash: previous });
  }
  return { ...log, entries, count: entries.length, head: previous };
};

const swapped = <Item>([first, second, ...rest]: Item[]): Item[] =>
  [second, first, ...rest].filter((item) => item !== undefined);

const attacks: Record<string, (log: ActivityLog) => ActivityLog | Promise<ActivityLog>> = {
  'cut tail': (log) => ({ ...log, entries: log.entries.slice(0, -2) }),
  'cut tail with a new head': (log) => rehashed({ ...log, entries: log.entries.slice(0, -2) }),
  'emptied log': (log) => ({ ...log, entries: [], count: 0, stamps: [] }),
  'removed entry': (log) => rehashed({ ...log, entries: log.entries.filter(({ number }) => number !== 3) }),
  'two entries in another order': (log) => ({ ...log, entries: swapped(log.entries) }),
  'two entries in another order, hashed again': (log) => rehashed({ ...log, entries: swapped(log.entries) }),
  'rewritten kind': (log) => ({
    ...log,
    entries: log.entries.map((entry) => (entry.number === 2 ? { ...entry, kind: 'partner-declined' as const } : entry)),
  }),
  'rewritten time, hashed again': (log) =>
    rehashed({ ...log, entries: log.entries.map((entry) => ({ ...entry, at: '2020-01-01T00:00:00.000Z' })) }),
  'rewritten log without stamps': async (log) => ({ ...(await rehashed(log)), stamps: [] }),
  'stamp of another head': (log) => ({
    ...log,
    stamps: log.stamps.map((stamp) => ({ ...stamp, token: `${stamp.token.slice(0, -8)}AAAAAAA=` })),
  }),
};

test.each(Object.entries(attacks))('attacker plants a %s: product finds it', async (_, attack) => {
  const { browser } = await withEntries(5);
  const log = await download(browser);
  expect(await verifyLog(log)).toMatchObject({ ok: true, count: 6 });
  const attacked = await attack(log);
  expect(attacked).not.toEqual(log);
  expect(await verifyLog(attacked)).toMatchObject({ ok: false });
});

test('attacker takes a log back to an earlier stamp: product finds it with the earlier copy that the person kept', async () => {
  const { browser } = await withEntries(3);
  const earlier = await download(browser);
  const later = await download(browser);
  expect(await verifyLog(later, { earlier })).toMatchObject({ ok: true, count: 5 });
  const [stamp] = later.stamps;
  const back = { ...later, entries: later.entries.slice(0, 4), count: 4, head: stamp?.head, stamps: [stamp] };
  expect(await verifyLog(back)).toMatchObject({ ok: true, count: 4 });
  expect(await verifyLog(back, { earlier: later })).toMatchObject({ ok: false, fault: 'cut', entry: 5 });
  expect(await verifyLog(await download((await withEntries(2)).browser), { earlier })).toMatchObject({
    fault: 'other-log',
  });
});

test('attacker stamps a rewritten log by another authority: product accepts the stamps of this site alone', async () => {
  const { browser } = await withEntries(2);
  const log = await download(browser);
  const { certificates } = StampAuthorities.parse((await auth.newBrowser().get('/api/auth/activity/authorities')).body);
  expect(await verifyLog(log, { authorities: certificates })).toMatchObject({ ok: true });
  expect(await verifyLog(log, { authorities: ['f'.repeat(64)] })).toMatchObject({ fault: 'stamp-foreign' });
});

test('a log is stamped once a day while it grows, and not when it was altered in the database', async () => {
  const { browser, caseId } = await withEntries(3);
  const stamps = async () => (await auth.query('SELECT count FROM activity_stamp WHERE case_id = $1', [caseId])).length;
  await auth.stampLogs();
  await auth.record(caseId, 'partner-viewed');
  await auth.until(async () => (await countOf(caseId)) === 4);
  await auth.stampLogs();
  expect(await stamps()).toBe(1);
  auth.clock.forward({ hours: 24 });
  await auth.stampLogs();
  expect(await stamps()).toBe(2);
  await auth.record(caseId, 'partner-viewed');
  await auth.until(async () => (await countOf(caseId)) === 5);
  await auth.query(`UPDATE activity_entry SET kind = 'voided' WHERE case_id = $1 AND number = 5`, [caseId]);
  auth.clock.forward({ hours: 24 });
  await auth.stampLogs();
  expect(await stamps()).toBe(2);
  // The session is too old by the moved clock.
  auth.clock.reset();
  expect(await verifyLog(await download(browser))).toEqual({ ok: false, fault: 'rewritten', entry: 5 });
});

test('a refused sign-in with an unknown address is in no log', async () => {
  const refused = async () =>
    (await auth.query(`SELECT count(*) AS refused FROM activity_entry WHERE kind = 'sign-in-refused'`))[0]?.refused;
  const before = await refused();
  await auth.newBrowser().post('/api/auth/password/login', { email: auth.newAddress(), password });
  const { browser } = await withEntries(2);
  expect(await kindsIn(browser)).toEqual(['signed-in', 'account-opened']);
  expect(await refused()).toBe(before);
});
