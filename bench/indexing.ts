import { mailsWithPictures } from './public/mails.ts';
import { processorSecondsOf, watchPeak } from './support/costs.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * How fast mail becomes searchable, and what it costs: npm run -s bench -- indexing [megabytes, 200 unless told]
 * The real service and real worker processes read mboxes of real mail (see public/mails.ts), as it is and with pictures
 * among it, from the sealed original in storage to words that can be found. One file is read by one worker; two workers
 * get two halves. Target on two cores: 25 MB/s or more, under 1 GiB of memory. The processor's time counts the workers
 * from their start and all that they started, not Postgres. What embedding costs, which follows: see embedding.ts.
 */
const MEGABYTE = 1_048_576;
const megabytes = Number(process.argv[2] ?? 200);

/** What share of an mbox, by size, is pictures: a person's own mailbox is mostly what it carries. */
const kinds = { 'nearly all text': 0, 'two thirds pictures': 2 / 3, 'nine tenths pictures': 0.9 };
type Kind = keyof typeof kinds;

const mboxOf = (kind: Kind, bytes: number): { content: Buffer; mails: number } => {
  const mails = [...mailsWithPictures(bytes, kinds[kind])];
  return { content: Buffer.concat(mails), mails: mails.length };
};

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const measure = async (kind: Kind, workers: number, files: number) => {
  const evidence = await startEvidence();
  const mbox = mboxOf(kind, (megabytes * MEGABYTE) / files);
  for (let file = 1; file <= files; file += 1) await evidence.upload(`mail-${file}.mbox`, mbox.content);

  const running = await Promise.all(Array.from({ length: workers }, () => evidence.startWorker()));
  const peaks = running.map(watchPeak);
  const started = await evidence.until(({ counts }) => counts.reading > 0);
  const ended = await evidence.until(({ counts }) => counts.waiting + counts.reading === 0);
  const computed = sum(running.map(processorSecondsOf));
  const memory = peaks.map((peak) => peak());
  const read = await evidence.status();
  await evidence.stop();
  const seconds = (ended - started) / 1_000;
  const inAll = (mbox.content.length * files) / MEGABYTE;
  return {
    mail: kind,
    'workers / files': `${workers} / ${files} of ${Math.round(mbox.content.length / MEGABYTE)} MB`,
    seconds: Number(seconds.toFixed(1)),
    'MB/s': Number((inAll / seconds).toFixed(1)),
    'MB a processor second': Number((inAll / computed).toFixed(1)),
    'mails/s': Math.round((mbox.mails * files) / seconds),
    'peak MB, a worker': Math.round(Math.max(...memory.map(({ own }) => own)) / MEGABYTE),
    'peak MB, with children': Math.round(Math.max(...memory.map(({ withChildren }) => withChildren)) / MEGABYTE),
    failed: read.counts.failed,
    chunks: sum(read.files.map((file) => file.chunks)),
  };
};

await withStack(async () => {
  const rows = [];
  for (const kind of Object.keys(kinds) as Kind[])
    for (const both of [1, 2]) rows.push(await measure(kind, both, both));
  printTable(rows);
});
