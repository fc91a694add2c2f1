import { once } from 'node:events';
import { readEvidence } from '../../conversations/read-evidence.js';
import { type Unit, Unreadable } from '../../conversations/unit.js';

/** The program of the child process: the file comes in by standard input, its units leave as lines of JSON. */
const [filename = ''] = process.argv.slice(2);

/** What of one message or page is kept; nobody reads more of it, and no line grows without end. */
const LONGEST_UNIT = 200_000;

const write = async (line: object): Promise<void> => {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
};

const cut = (unit: Unit): Unit => ({ ...unit, text: unit.text.slice(0, LONGEST_UNIT).toWellFormed() });

const sentenceOf = (error: unknown): string =>
  error instanceof Unreadable ? error.message : 'This file is damaged, or not what its name says.';

try {
  for await (const unit of readEvidence({ filename, bytes: process.stdin, depth: 0 })) {
    if (unit.text.trim()) await write({ unit: cut(unit) });
  }
  await write({ done: true });
} catch (error) {
  await write({ unreadable: sentenceOf(error) });
}
process.exit(0);
