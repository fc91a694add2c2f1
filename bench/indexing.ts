import { furtherMails } from './public/further-mails.ts';
import { measureIndexers } from './public/mail-indexers.ts';
import { mailsWithPictures } from './public/mails.ts';
import { processorTimeOf, watchPeak } from './support/costs.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * How fast mail becomes searchable, and what it costs: npm run -s bench -- indexing [megabytes, default 100]. No mail
 * repeats: after the 28 MB of the corpus come mails made of its lines. The real service and real worker processes read
 * mboxes of real mail (public/mails.ts), as it is and with pictures, from the sealed original in storage to words that
 * can be found. One file is read by one worker; two workers get two halves. Target on two cores: 12 MB/s of mail that
 * is all text, under 1 GiB of memory. Processor time, in milliseconds a megabyte, counts from the first word that was
 * read to the last: of the workers, of their reading processes, of Postgres. For embedding see embedding.ts. Where mu
 * and notmuch are installed, their figures for the same mails follow.
 */
const MEGABYTE = 1_048_576;
const megabytes = Number(process.argv[2] ?? 100);

/** The share of an mbox, by size, that is pictures. */
const kinds = { 'all text': 0, 'two thirds pictures': 2 / 3, 'nine tenths pictures': 0.9 };
type Kind = keyof typeof kinds;

const mailsOf = (bytes: number, kind: Kind) => [...mailsWithPictures(bytes, kinds[kind], furtherMails())];

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const measure = async (kind: Kind, mails: Buffer[], workers: number) => {
  const evidence = await startEvidence();
  const mbox = Buffer.concat(mails);
  for (let file = 1; file <= workers; file += 1) await evidence.upload(`mail-${file}.mbox`, mbox);
  const postgres = await evidence.postgres();

  const running = await Promise.all(Array.from({ length: workers }, () => evidence.startWorker()));
  const peaks = running.map(watchPeak);
  const taken = () => {
    const [times, database] = [running.map(processorTimeOf), processorTimeOf(postgres)];
    const [own, children] = [sum(times.map((time) => time.own)), sum(times.map((time) => time.children))];
    return [own, children, database.own + database.children];
  };
  const started = await evidence.until(({ counts }) => counts.reading > 0);
  const before = taken();
  const ended = await evidence.until(({ counts }) => counts.waiting + counts.reading === 0);
  const memory = peaks.map((peak) => peak());
  const inAll = (mbox.length * workers) / MEGABYTE;
  const [own, children, database] = taken().map((after, index) =>
    Math.round(((after - (before[index] ?? 0)) * 1_000) / inAll),
  );
  const [read, stored] = [await evidence.status(), await evidence.stored()];
  await evidence.stop();
  const seconds = (ended - started) / 1_000;
  return {
    mail: kind,
    'workers / files': `${workers} / ${workers} of ${Math.round(mbox.length / MEGABYTE)} MB`,
    seconds: Number(seconds.toFixed(1)),
    'MB/s': Number((inAll / seconds).toFixed(1)),
    'ms a MB: worker': own ?? 0,
    reading: children ?? 0,
    Postgres: database ?? 0,
    'mails/s': Math.round((mails.length * workers) / seconds),
    'peak MB, a worker': Math.round(Math.max(...memory.map(({ own }) => own)) / MEGABYTE),
    'with children': Math.round(Math.max(...memory.map(({ withChildren }) => withChildren)) / MEGABYTE),
    'MB in Postgres': Number((stored / MEGABYTE).toFixed(1)),
    failed: read.counts.failed,
    chunks: sum(read.files.map((file) => file.chunks)),
  };
};

await withStack(async () => {
  const rows = [];
  for (const kind of Object.keys(kinds) as Kind[])
    for (const workers of [1, 2])
      rows.push(await measure(kind, mailsOf((megabytes * MEGABYTE) / workers, kind), workers));
  printTable(rows);
});
const others = measureIndexers(mailsOf(megabytes * MEGABYTE, 'all text'));
if (others.length > 0) printTable(others);
