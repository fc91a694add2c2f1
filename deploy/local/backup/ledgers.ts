import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Services that write down what they erased. */
const LEDGERS = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance'].map((service) => `${service}/erased/ledger`);
const LINE = /^\S+ (?:(?:case|person|key) (?<id>[0-9a-f-]{36})|guest [0-9a-f-]{36}\/a1\.[\w-]+)$/;

const linesOf = (files: string[]): string[] => {
  const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => LINE.test(line)))].sort();
};

export const ledgersIn = (dataFolder: string): string[] => LEDGERS.map((path) => join(dataFolder, path));

export const erasedIn = (ledgers: string[]): Set<string> =>
  new Set(linesOf(ledgers).map((line) => LINE.exec(line)?.groups?.id ?? ''));

/** Adds all lines of these ledgers to the ledger `to`, the oldest first: no line of it is ever lost. */
export const joinLedgers = (ledgers: string[], to: string): void => {
  const lines = linesOf([...ledgers, to]).map((line) => `${line}\n`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const draft = `${to}.part`;
  writeFileSync(draft, lines.join(''), { mode: 0o600, flush: true });
  renameSync(draft, to);
};

/** As the ledgers of a data folder. */
export const writeLedgers = (ledgers: string[], dataFolder: string): void => {
  for (const to of ledgersIn(dataFolder)) joinLedgers(ledgers, to);
};

/**
 * Has the services of this data folder erase again, when they start, what its ledgers list, and give what waits its
 * time again.
 * @param at when the backup was made
 */
export const markRestored = (dataFolder: string, at: string): void => {
  for (const ledger of ledgersIn(dataFolder)) writeFileSync(join(dirname(ledger), 'restored'), at, { mode: 0o600 });
};
