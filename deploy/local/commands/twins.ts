import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '../checks.ts';
import { CACHE } from '../places.ts';
import { run } from '../run.ts';
import { leaveWith } from '../trouble.ts';
import { differencesIn } from '../twins/differences.ts';
import { goServers } from '../twins/go-servers.ts';
import { judge, judges } from '../twins/judges.ts';
import { keycloak } from '../twins/keycloak.ts';
import type { Server } from '../twins/server.ts';
import { tlsStores } from '../twins/tls-stores.ts';

const FOLDER = join(CACHE, 'twins');

interface Row {
  name: string;
  version: string;
  ran: string;
  differs: string[];
  notShown?: string;
}

const testAgainst = async ({ name, version, tests, notShown, start }: Server): Promise<Row> => {
  const folder = join(FOLDER, randomUUID());
  mkdirSync(folder, { recursive: true });
  try {
    const { settings, stop } = await start(folder, FOLDER);
    try {
      const { command, args, environment, count } = jest(
        `twin ${name}`,
        ['server', 'start'],
        ['--maxWorkers=2', ...tests],
      );
      await run(command, args, { environment: { ...environment, ...settings } });
      const counted = count?.();
      return { name, version, ran: `${counted?.passed ?? 0} tests`, differs: differencesIn(counted), notShown };
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A twin that cannot be had here is a row with its reason. */
const rowOf = async (name: string, version: string, run: () => Promise<Row>): Promise<Row> => {
  try {
    return await run();
  } catch (error) {
    return { name, version, ran: 'not run', differs: [error instanceof Error ? error.message : String(error)] };
  }
};

const print = ({ name, version, ran, differs, notShown = '-' }: Row): void => {
  const found = differs.length === 0 ? '-' : differs.join('; ');
  process.stdout.write(`| ${name} | ${version} | ${ran} | ${found} | ${notShown} |\n`);
};

/** `npm run twins [-- NAME …]` runs the contract tests against real servers, and real judges over the papers. */
const twins = async (chosen: string[]): Promise<number> => {
  const isChosen = ({ name }: { name: string }) =>
    chosen.length === 0 || chosen.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const rows: Row[] = [];
  const keep = (row: Row) => {
    rows.push(row);
    print(row);
  };
  process.stdout.write('| server | version | ran | differs | not shown |\n|---|---|---|---|---|\n');
  for (const server of [...goServers, ...tlsStores, keycloak].filter(isChosen))
    keep(await rowOf(server.name, server.version, () => testAgainst(server)));
  for (const one of judges.filter(isChosen)) {
    const { name, version } = one;
    keep(
      await rowOf(name, version, async () => {
        const { papers, faults } = await judge(one, join(FOLDER, name));
        return { name, version, ran: `${papers} papers`, differs: faults };
      }),
    );
  }
  return rows.every(({ differs }) => differs.length === 0) ? 0 : 1;
};

process.exit(await twins(process.argv.slice(2)).catch(leaveWith));
