import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Disturbance, disturbances } from '../chaos/disturbances.ts';
import { type Acknowledged, Person } from '../chaos/person.ts';
import { deadLetters, eventsLeft } from '../database.ts';
import { Evenhand } from '../testing/evenhand.ts';
import { leaveWith, Trouble } from '../trouble.ts';

/** How many people act during each disturbance. */
const PEOPLE = 3;
/** Until the disturbance, so that requests are on their way. */
const BEFORE_MS = 400;
const QUIET_WITHIN_MS = 90_000;

interface Row {
  disturbance: string;
  seconds: string;
  faults: string[];
}

const print = ({ disturbance, seconds, faults }: Row): void => {
  process.stdout.write(`${disturbance.padEnd(34)}${seconds.padStart(6)} s  ${faults.length === 0 ? 'whole' : ''}\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
};

const act = async (person: Person): Promise<Acknowledged | string> => {
  try {
    return await person.act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const faultsOf = async (person: Person, acknowledged: Acknowledged | string): Promise<string[]> => {
  if (typeof acknowledged === 'string') return [acknowledged];
  return person.faults(acknowledged).catch((error) => [String(error)]);
};

/** Everything that was published has arrived, and nothing was given up. */
const leftIn = async (product: Evenhand): Promise<string[]> => {
  for (const last = Date.now() + QUIET_WITHIN_MS; ; await pause(500)) {
    const left = await eventsLeft(product.postgresUrl()).catch(() => Number.NaN);
    if (left === 0 || Date.now() > last) {
      const letters = await deadLetters(product.postgresUrl());
      return [
        ...(left === 0 ? [] : [`${left} events left in the outboxes`]),
        ...letters.map(({ service, name, reason }) => `dead letter of ${service}, ${name}: ${reason}`),
      ];
    }
  }
};

const run = async (product: Evenhand, { name, happen }: Disturbance): Promise<Row> => {
  const people = Array.from({ length: PEOPLE }, () => new Person({ port: product.port, publicUrl: product.url }));
  await Promise.all(people.map((person) => person.register()));
  const began = performance.now();
  const acting = Promise.all(people.map(act));
  await pause(BEFORE_MS);
  await happen(product);
  const acknowledged = await acting;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const faults = await Promise.all(people.map((person, at) => faultsOf(person, acknowledged[at] ?? 'nothing')));
  return { disturbance: name, seconds, faults: [...faults.flat(), ...(await leftIn(product))] };
};

/**
 * Disturbs a separate product while people use it, and compares what it has acknowledged with what is there.
 * @param runs from the first disturbance on; all by default
 */
const chaos = async (runs: number): Promise<void> => {
  const product = await Evenhand.onNewData();
  let failed = 0;
  try {
    await product.run();
    for (const disturbance of disturbances.slice(0, runs)) {
      const row = await run(product, disturbance);
      print(row);
      if (row.faults.length > 0) failed += 1;
    }
  } finally {
    await product.stop();
    if (failed === 0) rmSync(product.dataFolder, { recursive: true, force: true });
  }
  if (failed > 0)
    throw new Trouble(`${failed} runs lost or doubled something; data and logs are in ${product.dataFolder}.`);
  process.stdout.write('Nothing was lost, nothing came twice.\n');
};

await chaos(Number(process.argv[2] ?? disturbances.length)).catch(leaveWith);
