import { evidenceReader } from '../../readers/read-evidence.js';
import type { EvidenceBytes, Unit } from '../../readers/unit.js';
import { type ReadingFailure, Unreadable } from '../../readers/unreadable.js';
import { cut, LARGEST_BATCH, lengthOf } from './cut-unit.js';
import { nameAndBytes } from './named-bytes.js';

/** None waits long for the next with which it leaves. */
const LONGEST_WAIT_MS = 500;
/** Of a file that is handed over. */
const LARGEST_PIECE = 196_608;

// The output belongs to the units alone, whatever a library has to say.
console.log = console.info = console.debug = () => {};

/** Until the line is handed over: what still waits in this process when it exits is lost. */
const write = (line: object): Promise<void> =>
  new Promise((resolve, reject) =>
    process.stdout.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve())),
  );

const failureOf = (error: unknown): ReadingFailure =>
  error instanceof Unreadable ? error.failure : { code: 'damaged' };

let [units, characters, since]: [Unit[], number, number] = [[], 0, Date.now()];

const flush = async (): Promise<void> => {
  const batch = units;
  [units, characters, since] = [[], 0, Date.now()];
  if (batch.length > 0) await write({ units: batch });
};

/** The number of the one file within the file that is asked for, and nothing else; none when all is read. */
const asked = Number(process.argv[2] ?? 0);

/** Hands the file that is asked for over as it lies there, and ends. */
const handOver = async (number: number, { bytes }: EvidenceBytes): Promise<void> => {
  if (number !== asked) return;
  for await (const piece of bytes)
    for (let at = 0; at < piece.length; at += LARGEST_PIECE)
      await write({ bytes: Buffer.from(piece.subarray(at, at + LARGEST_PIECE)).toString('base64') });
  await write({ done: true });
  process.exit(0);
};

/** The program of the child process: a file comes in by standard input, behind its name; its units leave as lines of JSON. */
try {
  const { filename, bytes } = await nameAndBytes(process.stdin);
  for await (const unit of evidenceReader(asked > 0 ? handOver : undefined)({ filename, bytes, depth: 0 })) {
    if (unit.kind !== 'unread' && !unit.text.trim()) continue;
    if (asked > 0) continue;
    const kept = cut(unit);
    units.push(kept);
    characters += lengthOf(kept);
    if (characters > LARGEST_BATCH || Date.now() - since > LONGEST_WAIT_MS) await flush();
  }
  await flush();
  await write({ done: true });
} catch (error) {
  await flush();
  await write({ unreadable: failureOf(error) });
}
process.exit(0);
