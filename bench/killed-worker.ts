import { mailsOfSize } from './public/mails.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * The result of a large mailbox whose worker is killed in the middle: npm run -s bench -- killed-worker [megabytes,
 * default 200]. The same file is read twice: once undisturbed, and once by a worker that gets SIGKILL when half of the
 * file is read, followed by another. Exits with 1 when the second reading has a word or a chunk more or less than the
 * first.
 */
const MEGABYTE = 1_048_576;
const mbox = Buffer.concat([...mailsOfSize(Number(process.argv[2] ?? 200) * MEGABYTE)]);

const read = async (isKilled: boolean) => {
  const evidence = await startEvidence();
  await evidence.upload('mail.mbox', mbox);
  const first = await evidence.startWorker();
  const started = await evidence.until(({ counts }) => counts.reading > 0);
  if (isKilled) {
    await evidence.until(({ files }) => files.some(({ bytesRead, bytes }) => bytesRead > bytes / 2));
    process.kill(first, 'SIGKILL');
    await evidence.startWorker();
  }
  const ended = await evidence.until(({ counts }) => counts.waiting + counts.reading === 0);
  const { tokens, counts, files } = await evidence.status();
  await evidence.stop();
  return {
    worker: isKilled ? 'killed in the middle' : 'left in peace',
    seconds: Number(((ended - started) / 1_000).toFixed(1)),
    words: tokens,
    chunks: files[0]?.chunks ?? 0,
    failed: counts.failed,
  };
};

await withStack(async () => {
  const [peaceful, killed] = [await read(false), await read(true)];
  printTable([peaceful, killed]);
  if (killed.words !== peaceful.words || killed.chunks !== peaceful.chunks) process.exitCode = 1;
});
