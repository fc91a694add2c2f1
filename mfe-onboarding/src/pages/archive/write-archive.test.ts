import { ProblemError } from '@evenhand/web-kit/problem-error';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import type { ArchivePart } from './part';
import { type Progress, writeArchive } from './write-archive';

const part = (name: string, text: string, failures: Error[] = []): ArchivePart => ({
  name,
  size: text.length,
  read: async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return new Blob([text]);
  },
});

const never = () => Promise.reject(new Error('did not have to pause'));

const textsIn = async (zip: Blob): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {};
  for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator())
    if (!entry.directory)
      texts[entry.filename] = await entry.getData(new TextWriter(), { useWebWorkers: false, checkCrc32: true });
  return texts;
};

test('the archive holds every part unchanged, and its progress is what was read', async () => {
  const seen: Progress[] = [];
  const parts = [part('answers/answers.json', '{"a":1}'), part('evidence/00001 chat.txt', 'hello')];
  const { zip, leftOut } = await writeArchive({ parts, onProgress: (done) => seen.push(done), pause: never });
  expect(await textsIn(zip)).toEqual({
    'answers/answers.json': '{"a":1}',
    'evidence/00001 chat.txt': 'hello',
    'left-out.json': '[]',
  });
  expect(seen).toEqual([
    { parts: 1, bytes: 7 },
    { parts: 2, bytes: 12 },
  ]);
  expect(leftOut).toEqual([]);
});

test('the archive continues at the part that failed or broke off, and names what is not there or was left out', async () => {
  const reads: string[] = [];
  const counted = (one: ArchivePart): ArchivePart => ({
    ...one,
    read: () => {
      reads.push(one.name);
      return one.read();
    },
  });
  const gone = new ProblemError(404, '', 'Not Found');
  const parts = [
    counted(part('first', 'first')),
    counted(part('lost connection', 'found', [new TypeError('Failed to fetch')])),
    counted({ ...part('broke off', 'half'), size: 8 }),
    counted(part('absent', 'absent', [gone])),
  ];
  const answers = ['again', 'skip'] as const;
  let pauses = 0;
  const pause = async () => answers[pauses++] ?? 'skip';
  const { zip, leftOut } = await writeArchive({ parts, onProgress: () => {}, pause });
  expect(reads).toEqual(['first', 'lost connection', 'lost connection', 'broke off', 'absent']);
  expect(leftOut).toEqual(['broke off', 'absent']);
  expect(Object.keys(await textsIn(zip))).toEqual(['first', 'lost connection', 'left-out.json']);
});

test.each(['agreement-is-sealed', 'plan-required', 'hidden-contact-data'])(
  'the archive leaves a draft out without a pause when the answer is %s',
  async (code) => {
    const refusal = new ProblemError(409, JSON.stringify({ type: 'x', title: 'x', status: 409, code }), 'Conflict');
    const parts = [part('agreement/draft.pdf', 'draft', [refusal])];
    const { leftOut } = await writeArchive({ parts, onProgress: () => {}, pause: never });
    expect(leftOut).toEqual(['agreement/draft.pdf']);
  },
);

test('the archive ends when the person gives it up', async () => {
  const stop = new Error('stop');
  const parts = [part('first', 'first', [new TypeError('Failed to fetch')])];
  await expect(writeArchive({ parts, onProgress: () => {}, pause: () => Promise.reject(stop) })).rejects.toBe(stop);
});
