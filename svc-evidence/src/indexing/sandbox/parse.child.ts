import { evidenceReader } from '../../readers/read-evidence.js';
import type { EvidenceBytes, Unit } from '../../readers/unit.js';
import { failureOf } from '../../readers/unreadable.js';
import { cut, LARGEST_BATCH, lengthOf } from './cut-unit.js';
import { splitName } from './named-bytes.js';

/** Latency bound of a batch. */
const LONGEST_WAIT_MS = 500;
const LARGEST_PIECE = 196_608;

// Standard output is reserved for units; libraries log to the console.
console.log = console.info = console.debug = () => {};

/** Resolves once written: output still buffered at exit is lost. */
const write = (line: object): Promise<void> =>
  new Promise((resolve, reject) =>
    process.stdout.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve())),
  );

let [units, characters, since]: [Unit[], number, number] = [[], 0, performance.now()];

const flush = async (): Promise<void> => {
  const batch = units;
  [units, characters, since] = [[], 0, performance.now()];
  if (batch.length > 0) await write({ units: batch });
};

/** The one attachment to extract; 0 reads the file. */
const requested = Number(process.argv[2] ?? 0);

const handOver = async (number: number, { bytes }: EvidenceBytes): Promise<void> => {
  if (number !== requested) return;
  for await (const piece of bytes)
    for (let at = 0; at < piece.length; at += LARGEST_PIECE)
      await write({ bytes: Buffer.from(piece.subarray(at, at + LARGEST_PIECE)).toString('base64') });
  await write({ done: true });
  process.exit(0);
};

/** Program of the child process: file name and bytes on stdin, units as lines of JSON on stdout. */
try {
  const { filename, bytes } = await splitName(process.stdin);
  for await (const unit of evidenceReader(requested > 0 ? handOver : undefined)({ filename, bytes, depth: 0 })) {
    if (unit.kind !== 'unread' && !unit.text.trim()) continue;
    if (requested > 0) continue;
    for (const kept of cut(unit)) {
      units.push(kept);
      characters += lengthOf(kept);
      if (characters > LARGEST_BATCH || performance.now() - since > LONGEST_WAIT_MS) await flush();
    }
  }
  await flush();
  await write({ done: true });
} catch (error) {
  await flush();
  await write({ unreadable: failureOf(error) });
}
process.exit(0);
