import { randomBytes } from 'node:crypto';
import { downloadUnread, listFiles } from '@evenhand/contracts/evidence/files';
import { queryEvidence, readOn, showPicture } from '@evenhand/contracts/evidence/search';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { chatPicture, looks } from './readers/chat-picture.js';
import { mailOf } from './readers/files.js';
import { pictureOf } from './readers/scanned.js';
import { evidence, settled, withWorker } from './search/start-worker.js';

const memo = Buffer.concat([Buffer.from('OggS\0\x02', 'latin1'), randomBytes(500_000)]);
const photo = pictureOf('The bassoon is sold');
const MAIL = mailOf({
  subject: 'Three things',
  body: 'Please look at these.',
  attachments: [
    { filename: 'photo.png', bytes: photo },
    { filename: 'broken.xlsx', bytes: Buffer.from('PK\x03\x04 xl/ and nothing else', 'latin1') },
    { filename: 'memo.opus', bytes: memo },
  ],
});

withWorker();
const ann = anOwner();
beforeAll(async () => {
  await evidence.add(ann, 'mail.eml', MAIL);
  await settled(evidence, ann);
}, 120_000);

const fileOf = async (who: OwnerIdentity) => (await evidence.service.as(who).get(listFiles)).files[0];
const ask = (question: string) => evidence.service.as(ann).get(queryEvidence, { body: { question } });

test('a file lists its unread parts by name and reason', async () => {
  expect((await fileOf(ann))?.unread).toEqual([
    { number: 2, name: 'broken.xlsx', reason: 'This file is damaged, or not what its name says.' },
    { number: 3, name: 'memo.opus', reason: 'The content of this file is not of a type we can read.' },
  ]);
});

test('an unread part is downloaded byte for byte, by its owner alone', async () => {
  const id = (await fileOf(ann))?.id ?? '';
  const download = (who: OwnerIdentity, number: number) =>
    evidence.service.as(who).call(downloadUnread, { params: { id, number: String(number) } });
  const answer = await download(ann, 3);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('memo.opus');
  expect(answer.bytes.equals(memo)).toBe(true);
  expect((await download(anOwner(), 3)).status).toBe(404);
  expect((await download(ann, 1)).status).toBe(404);
});

test.each(['photo.png', 'broken.xlsx', 'memo.opus'])('%s is found by its name', async (name) => {
  const { retrievals } = await ask(name);
  expect(retrievals.some(({ path }) => path.includes(name))).toBe(true);
});

test('a photo is found by the words recognized in it', async () => {
  const { kind, retrievals } = await ask('Was the bassoon sold?');
  expect(kind).toBe('answer');
  expect(retrievals[0]).toMatchObject({ path: 'mail, attachment photo.png, picture' });
  expect(retrievals[0]?.snippet).toContain('The bassoon is sold');
});

test('a picture is shown at its place, to its owner alone', async () => {
  const id = (await fileOf(ann))?.id ?? '';
  const { passages } = await evidence.service.as(ann).get(readOn, { params: { id }, query: { from: '0' } });
  const pictures = passages.filter(({ picture }) => picture !== undefined);
  expect(pictures.map(({ text }) => text.split('\n')[0])).toEqual(['photo.png']);
  const [{ position } = { position: -1 }] = pictures;
  const show = (who: OwnerIdentity, at: number) =>
    evidence.service.as(who).call(showPicture, { params: { id, position: String(at) } });
  const shown = await show(ann, position);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.bytes.equals(photo)).toBe(true);
  expect((await show(anOwner(), position)).status).toBe(404);
  expect((await show(ann, passages.find(({ text }) => text === 'memo.opus')?.position ?? 0)).status).toBe(404);
});

test('each message of a chat in a picture shows that picture', async () => {
  const bea = anOwner();
  const picture = chatPicture(looks['iMessage, light'], [
    ['left', 'You never paid the daycare'],
    ['right', 'I sent 600 on Friday'],
  ]);
  const { id } = await evidence.add(bea, 'chat.png', picture);
  await settled(evidence, bea);
  const { passages } = await evidence.service.as(bea).get(readOn, { params: { id }, query: { from: '0' } });
  const messages = passages.filter(({ people }) => people.length > 0);
  expect(messages).toHaveLength(2);
  for (const { position } of messages) {
    const shown = await evidence.service.as(bea).call(showPicture, { params: { id, position: String(position) } });
    expect([shown.headers.get('content-type'), shown.bytes.equals(picture)]).toEqual(['image/png', true]);
  }
});

test('tables do not hold the name of an unread part in plain text', async () => {
  const rows = await evidence.service.database.query('select content from unread_part');
  expect(rows).toHaveLength(2);
  for (const { content } of rows) expect(Buffer.from(content).includes('memo')).toBe(false);
});
