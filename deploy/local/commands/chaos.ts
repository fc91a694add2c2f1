import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { distantStores } from '../chaos/distant-stores.ts';
import { fullDisk } from '../chaos/full-disk.ts';
import { killedParts } from '../chaos/killed-parts.ts';
import { type Acknowledged, Person } from '../chaos/person.ts';
import type { Disturbance, Scene } from '../chaos/scene.ts';
import { deadLetters, eventsLeft } from '../database.ts';
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
  process.stdout.write(`| ${disturbance} | ${seconds} | ${faults.length === 0 ? 'whole' : faults.join('; ')} |\n`);
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
const leftIn = async (database: string): Promise<string[]> => {
  for (const last = Date.now() + QUIET_WITHIN_MS; ; await pause(500)) {
    const left = await eventsLeft(database).catch(() => Number.NaN);
    if (left === 0 || Date.now() > last) {
      const letters = await deadLetters(database);
      return [
        ...(left === 0 ? [] : [`${left} events left in the outboxes`]),
        ...letters.map(({ service, name, reason }) => `dead letter of ${service}, ${name}: ${reason}`),
      ];
    }
  }
};

const run = async ({ product, postgresUrl }: Scene, { name, happen }: Disturbance): Promise<Row> => {
  const people = Array.from({ length: PEOPLE }, () => new Person({ port: product.port, publicUrl: product.url }));
  await Promise.all(people.map((person) => person.register()));
  const began = performance.now();
  const acting = Promise.all(people.map(act));
  await pause(BEFORE_MS);
  await happen();
  const acknowledged = await acting;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const faults = await Promise.all(people.map((person, at) => faultsOf(person, acknowledged[at] ?? 'nothing')));
  return { disturbance: name, seconds, faults: [...faults.flat(), ...(await leftIn(postgresUrl()))] };
};

/** Disturbs a product again and again; what was lost leaves its data and logs behind. */
const play = async (scene: Scene): Promise<Row[]> => {
  const { product, disturbances, close } = scene;
  const rows: Row[] = [];
  try {
    await product.run();
    for (const disturbance of disturbances) {
      const row = await run(scene, disturbance);
      print(row);
      rows.push(row);
    }
  } finally {
    await product.stop();
    await close();
    const isWhole = rows.every(({ faults }) => faults.length === 0);
    if (isWhole) rmSync(product.dataFolder, { recursive: true, force: true });
    else process.stdout.write(`Data and logs are in ${product.dataFolder}.\n`);
  }
  return rows;
};

const scenes = { 'killed parts': killedParts, 'distant stores': distantStores, 'full disk': fullDisk };

/** A scene that cannot be had here is a row with its reason. */
const rowsOf = async ([name, open]: [string, () => Promise<Scene>]): Promise<Row[]> => {
  try {
    return await play(await open());
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    print({ disturbance: name, seconds: 'not run', faults: [error.message] });
    return [];
  }
};

/** `npm run chaos [-- SCENE …]` disturbs products while people use them, and compares what was acknowledged with what is there. */
const chaos = async (chosen: string[]): Promise<void> => {
  process.stdout.write('| disturbance | seconds | found |\n|---|---:|---|\n');
  const rows: Row[] = [];
  for (const scene of Object.entries(scenes).filter(([name]) => chosen.every((word) => name.includes(word))))
    rows.push(...(await rowsOf(scene)));
  const failed = rows.filter(({ faults }) => faults.length > 0).length;
  if (failed > 0) throw new Trouble(`${failed} of ${rows.length} runs lost or doubled something.`);
  process.stdout.write(`\n${rows.length} runs: nothing was lost, nothing came twice.\n`);
};

await chaos(process.argv.slice(2)).catch(leaveWith);
