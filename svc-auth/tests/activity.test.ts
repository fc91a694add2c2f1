import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, headBytes } from '@evenhand/activity-log/chain';
import { readStamp } from '@evenhand/activity-log/stamp';
import { verifyLog } from '@evenhand/activity-log/verify-log';
import { ACTIVITY_PAGE, ActivityList, StampAuthorities } from '@evenhand/contracts/activity/activity';
import { ActivityLog } from '@evenhand/contracts/activity/log';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { LocalTimestampAuthority } from '@evenhand/service-kit/time-stamps/local-timestamp-authority';
import { StampCertificates } from '../src/activity/stamp-certificates.js';
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

const authorities = async (): Promise<string[]> =>
  StampAuthorities.parse((await auth.newBrowser().get('/api/auth/activity/authorities')).body).certificates;

const stampsOf = async (caseId: string) =>
  (await auth.query('SELECT count FROM activity_stamp WHERE case_id = $1', [caseId])).length;

test('the certificates of the stamps of a release without a list are taken over once, and outlive the logs', async () => {
  await download((await withEntries(2)).browser);
  const trusted = auth.service.app.get(StampCertificates);
  const certificates = await authorities();
  await rm(join(auth.folder, 'stamp-certificates'));
  await trusted.onModuleInit();
  expect(await authorities()).toEqual(certificates);
  await auth.query('DELETE FROM activity_stamp');
  await trusted.onModuleInit();
  expect(await authorities()).toEqual(certificates);
});

/** Rewrites a log in the database, with a stamp of an authority of the attacker alone. */
const restamp = async (log: ActivityLog, named?: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const authority = await LocalTimestampAuthority.open(folder);
  await rm(folder, { recursive: true });
  const entries = log.entries.map((entry) => ({ ...entry, at: '2020-01-01T00:00:00.000Z' }));
  const { head, count, ...rewritten } = await rehashed({ ...log, entries });
  const data = headBytes({ log: log.log, count, head });
  const token = Buffer.from(await authority.timestamp(createHash('sha256').update(data).digest(), 'SHA-256'));
  const certificate = named ?? (await readStamp(token, data)).certificate;
  for (const { number, at, previous, hash } of rewritten.entries)
    await auth.query('UPDATE activity_entry SET at = $3, previous = $4, hash = $5 WHERE case_id = $1 AND number = $2', [
      log.log,
      number,
      at,
      previous,
      hash,
    ]);
  await auth.query('DELETE FROM activity_stamp WHERE case_id = $1', [log.log]);
  await auth.query(
    'INSERT INTO activity_stamp (case_id, count, head, token, certificate) VALUES ($1, $2, $3, $4, $5)',
    [...[log.log, count, head, token, certificate]],
  );
  await auth.query('UPDATE activity_head SET hash = $2, stamped_at = NULL WHERE case_id = $1', [log.log, head]);
};

test.each([
  ['its own certificate', () => undefined],
  ['the certificate of the site', (certificate: string | undefined) => certificate],
])(
  'attacker stamps a rewritten log by another authority, with %s in the database: product accepts and continues the stamps of this site alone',
  async (_, named) => {
    const { browser, caseId } = await withEntries(2);
    const log = await download(browser);
    const certificates = await authorities();
    expect(await verifyLog(log, { authorities: certificates })).toMatchObject({ ok: true });
    await restamp(log, named(certificates[0]));
    expect(await authorities()).toEqual(certificates);
    await auth.record(caseId, 'partner-viewed');
    await auth.until(async () => (await countOf(caseId)) === 4);
    await auth.stampLogs();
    expect(await stampsOf(caseId)).toBe(1);
    expect(await verifyLog(await download(browser))).toMatchObject({ ok: true, count: 5 });
    expect(await verifyLog(await download(browser), { authorities: certificates })).toMatchObject({
      fault: 'stamp-foreign',
    });
  },
);

test('a log is stamped once a day while it grows, and not when it was altered in the database', async () => {
  const { browser, caseId } = await withEntries(3);
  const stamps = () => stampsOf(caseId);
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
