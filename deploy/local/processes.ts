import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const BOOT = '/proc/sys/kernel/random/boot_id';

/** Field 22 of /proc/<pid>/stat. A pid can be reused; a pid with its start time cannot. */
const startTime = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
};

const identityOf = (pid: number): string | undefined => {
  const started = startTime(pid);
  return started && `${pid} ${started} ${readFileSync(BOOT, 'utf8').trim()}`;
};

/** Longer than any line of a pid file. */
const LINE_LENGTH = 96;

/** Writes a pid file in place, which needs no space on a full disk. */
export const remember = (pidFile: string, pid: number): void => {
  const file = openSync(pidFile, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(file, (identityOf(pid) ?? `${pid} gone`).padEnd(LINE_LENGTH), 0);
  } finally {
    closeSync(file);
  }
};

/** The running process of a pid file, if it is the same one. */
export const remembered = (pidFile: string): number | undefined => {
  try {
    const line = readFileSync(pidFile, 'utf8').trim();
    const pid = Number.parseInt(line, 10);
    return identityOf(pid) === line ? pid : undefined;
  } catch {
    return undefined;
  }
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended meanwhile.
  }
};

/** False after the timeout. */
const gone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const started = startTime(pid);
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(25)) {
    if (!started || startTime(pid) !== started) return true;
  }
  return false;
};

/** SIGTERM, then SIGKILL after the grace period. */
export const end = async (pid: number, graceInMilliseconds = 10_000): Promise<void> => {
  send(pid, 'SIGTERM');
  if (await gone(pid, graceInMilliseconds)) return;
  send(pid, 'SIGKILL');
  await gone(pid, 5_000);
};

/** Ends the process of an earlier run; true when there was one. */
export const endRemembered = async (pidFile: string, graceInMilliseconds?: number): Promise<boolean> => {
  const pid = remembered(pidFile);
  if (pid) await end(pid, graceInMilliseconds);
  return pid !== undefined;
};
