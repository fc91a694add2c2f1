import { type ActivityEntry, ActivityLog, BEFORE_FIRST, type LogStamp } from '@evenhand/contracts/activity/log';
import { hashOf, headBytes } from './chain.js';
import { type ReadStamp, readStamp } from './stamp.js';

export type Fault =
  /** Not a log, or not complete JSON. */
  | 'not-a-log'
  /** Without entries; every log has at least the opening of the account. */
  | 'emptied'
  | 'rewritten'
  | 'reordered'
  /** Entries at the end are missing. */
  | 'cut'
  | 'stamp-broken'
  /** Stamped by an authority that is not this site's. */
  | 'stamp-foreign'
  | 'never-stamped'
  | 'other-log';

/** What was verified, or the first fault; `entry` is the first entry concerned. */
export type Verdict =
  | { ok: true; count: number; stampedCount: number; stampedAt: Date; head: string }
  | { ok: false; fault: Fault; entry?: number };

interface Against {
  /** SHA-256 of the certificates that may stamp; without it, any may. */
  authorities?: readonly string[];
  /** An earlier download of the same log, which must be its beginning. */
  earlier?: unknown;
}

const failed = (fault: Fault, entry?: number): Verdict & { ok: false } => ({
  ok: false,
  fault,
  ...(entry !== undefined && { entry }),
});

const faultOfEntry = async (entry: ActivityEntry, place: number, previous: string): Promise<Fault | null> => {
  if ((await hashOf(entry)) !== entry.hash) return 'rewritten';
  if (entry.number !== place) return 'reordered';
  return entry.previous === previous ? null : 'rewritten';
};

const chainFault = async ({ log, count, head, entries }: ActivityLog): Promise<(Verdict & { ok: false }) | null> => {
  let previous = BEFORE_FIRST;
  for (const [index, entry] of entries.entries()) {
    const fault = entry.log === log ? await faultOfEntry(entry, index + 1, previous) : 'other-log';
    if (fault) return failed(fault, index + 1);
    previous = entry.hash;
  }
  if (entries.length === 0) return failed('emptied');
  if (entries.length < count) return failed('cut', entries.length + 1);
  return entries.length === count && previous === head ? null : failed('rewritten', count);
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const readStampOf = async ({ entries, log }: ActivityLog, stamp: LogStamp): Promise<ReadStamp | Fault> => {
  if (stamp.log !== log) return 'other-log';
  if (stamp.count > entries.length) return 'cut';
  if (entries[stamp.count - 1]?.hash !== stamp.head) return 'rewritten';
  return readStamp(bytesOf(stamp.token), headBytes(stamp)).catch(() => 'stamp-broken' as const);
};

const verifyStamps = async (log: ActivityLog, authorities: readonly string[] | undefined): Promise<Verdict> => {
  let last: Pick<Verdict & { ok: true }, 'stampedCount' | 'stampedAt'> | null = null;
  for (const stamp of log.stamps) {
    const read = await readStampOf(log, stamp);
    if (typeof read === 'string') return failed(read, stamp.count);
    if (authorities && !authorities.includes(read.certificate)) return failed('stamp-foreign', stamp.count);
    if (!last || stamp.count > last.stampedCount) last = { stampedCount: stamp.count, stampedAt: read.at };
  }
  return last ? { ok: true, count: log.count, head: log.head, ...last } : failed('never-stamped');
};

const earlierFault = async (log: ActivityLog, earlier: unknown): Promise<(Verdict & { ok: false }) | null> => {
  const before = ActivityLog.safeParse(earlier);
  if (!before.success) return failed('not-a-log');
  if (before.data.log !== log.log) return failed('other-log');
  const broken = await chainFault(before.data);
  if (broken) return broken;
  if (before.data.count > log.count) return failed('cut', log.count + 1);
  const changed = before.data.entries.find(({ hash }, index) => log.entries[index]?.hash !== hash);
  return changed ? failed('rewritten', changed.number) : null;
};

/**
 * Verifies a downloaded log: each entry's hash and place, the head, every stamp. A log that was cut back to an earlier
 * stamp verifies as the log of that time, so its count and date are part of the verdict; an earlier download finds it.
 */
export const verifyLog = async (value: unknown, { authorities, earlier }: Against = {}): Promise<Verdict> => {
  const parsed = ActivityLog.safeParse(value);
  if (!parsed.success) return failed('not-a-log');
  const fault =
    (await chainFault(parsed.data)) ?? (earlier === undefined ? null : await earlierFault(parsed.data, earlier));
  return fault ?? verifyStamps(parsed.data, authorities);
};
