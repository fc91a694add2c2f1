import { readEvidence } from '../../conversations/read-evidence.js';
import type { Unit } from '../../conversations/unit.js';
import { Unreadable } from '../../conversations/unreadable.js';

/** The program of the child process: the file comes in by standard input, its units leave as lines of JSON. */
const [filename = ''] = process.argv.slice(2);

/** What of one message or page is kept; nobody reads more of it, and no line grows without end. */
const LONGEST_UNIT = 200_000;
const LONGEST_PATH = 1_000;
/** As long as what one can ask for. */
const LONGEST_NAME = 200;
/** Each part of a long message, and each message of a group, has all its people: hundreds are kept, not thousands. */
const LONGEST_NAMES = 10_000;
/** Units leave together, which costs less; but none waits long for the next. */
const LARGEST_BATCH_IN_CHARACTERS = 200_000;
const LONGEST_WAIT_MS = 500;

// The output belongs to the units alone, whatever a library has to say.
console.log = console.info = console.debug = () => {};

/** Until the line is handed over: what still waits in this process when it exits is lost. */
const write = (line: object): Promise<void> =>
  new Promise((resolve, reject) =>
    process.stdout.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve())),
  );

const begun = (text: string, longest: number): string => text.slice(0, longest).toWellFormed();

/** The sender, and of the others as many as are kept. */
const keptOf = (people: string[]): string[] => {
  let length = 0;
  const end = people.findIndex((name) => {
    length += Math.min(name.length, LONGEST_NAME);
    return length > LONGEST_NAMES;
  });
  return people.slice(0, end < 0 ? people.length : end).map((name) => begun(name, LONGEST_NAME));
};

const cut = (unit: Unit): Unit => {
  const kept = { text: begun(unit.text, LONGEST_UNIT), path: begun(unit.path, LONGEST_PATH) };
  return unit.kind === 'page' ? { ...unit, ...kept } : { ...unit, ...kept, people: keptOf(unit.people) };
};

const lengthOf = (unit: Unit): number => {
  const names = unit.kind === 'page' ? [] : unit.people;
  return names.reduce((sum, name) => sum + name.length, unit.text.length + unit.path.length);
};

const sentenceOf = (error: unknown): string =>
  error instanceof Unreadable ? error.message : 'This file is damaged, or not what its name says.';

let [units, characters, since]: [Unit[], number, number] = [[], 0, Date.now()];

const flush = async (): Promise<void> => {
  const batch = units;
  [units, characters, since] = [[], 0, Date.now()];
  if (batch.length > 0) await write({ units: batch });
};

try {
  for await (const unit of readEvidence({ filename, bytes: process.stdin, depth: 0 })) {
    if (!unit.text.trim()) continue;
    const kept = cut(unit);
    units.push(kept);
    characters += lengthOf(kept);
    if (characters > LARGEST_BATCH_IN_CHARACTERS || Date.now() - since > LONGEST_WAIT_MS) await flush();
  }
  await flush();
  await write({ done: true });
} catch (error) {
  await flush();
  await write({ unreadable: sentenceOf(error) });
}
process.exit(0);
