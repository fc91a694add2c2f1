import { readEvidence } from '../../conversations/read-evidence.js';
import type { Unit } from '../../conversations/unit.js';
import { Unreadable } from '../../conversations/unreadable.js';

/** The program of the child process: the file comes in by standard input, its units leave as lines of JSON. */
const [filename = ''] = process.argv.slice(2);

/** What of one message or page is kept; nobody reads more of it, and no line grows without end. */
const LONGEST_UNIT = 200_000;
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

const cut = (unit: Unit): Unit => ({ ...unit, text: unit.text.slice(0, LONGEST_UNIT).toWellFormed() });

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
    units.push(cut(unit));
    characters += unit.text.length + unit.path.length;
    if (characters > LARGEST_BATCH_IN_CHARACTERS || Date.now() - since > LONGEST_WAIT_MS) await flush();
  }
  await flush();
  await write({ done: true });
} catch (error) {
  await flush();
  await write({ unreadable: sentenceOf(error) });
}
process.exit(0);
