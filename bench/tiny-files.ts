import { processorTimeOf } from './support/costs.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * How thousands of tiny files are read: npm run -s bench -- tiny-files [files, default 10,000]. Notes, mails and, one
 * in ten, a PDF that is cut off. Each is read in a separate process; broken ones fail alone, with a sentence, and the
 * first worker is also the last.
 */
const files = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 8;

type Evidence = Awaited<ReturnType<typeof startEvidence>>;

const contentOf = (number: number): [name: string, content: string] => {
  if (number % 10 === 0) return [`${number}.pdf`, '%PDF-1.7 and no more'];
  if (number % 2 === 0)
    return [`${number}.eml`, `From: ann@example.test\nSubject: Note ${number}\n\nPaid ${number}.\n`];
  return [`${number}.txt`, `On day ${number} the rent was paid.`];
};

/** Uploads in parallel; the upload is not measured. */
const uploadAll = async (evidence: Evidence) => {
  const numbers = Array.from({ length: files }, (_, index) => index + 1).values();
  const next = async () => {
    for (const number of numbers) {
      const [name, content] = contentOf(number);
      await evidence.upload(name, Buffer.from(content));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

const measure = async (workers: number) => {
  const evidence = await startEvidence();
  await uploadAll(evidence);
  const running = await Promise.all(Array.from({ length: workers }, () => evidence.startWorker()));
  const started = await evidence.until(({ counts }) => counts.waiting < files);
  const ended = await evidence.until(({ counts }) => counts.waiting + counts.reading === 0);
  const computed = running.map(processorTimeOf).reduce((sum, { own, children }) => sum + own + children, 0);
  const { counts, files: told } = await evidence.status();
  await evidence.stop();
  return {
    workers,
    files,
    'files/s': Number(((files * 1_000) / (ended - started)).toFixed(1)),
    'files a processor second': Number((files / computed).toFixed(1)),
    failed: counts.failed,
    'told with a sentence, of 100': told.filter(({ reason }) => reason?.endsWith('.')).length,
  };
};

await withStack(async () => printTable([await measure(1), await measure(2)]));
