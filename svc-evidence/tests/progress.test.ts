import { deleteAllEvidence } from '@evenhand/contracts/evidence/files';
import { EvidenceStatus, watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { Progress } from '../src/progress/progress.js';
import { startEvidence, type TestEvidence } from './start-evidence.js';
import { evidence, withEvidence } from './with-evidence.js';

withEvidence();

const watch = async ({ service }: Pick<TestEvidence, 'service'>, who: OwnerIdentity) => {
  const leave = new AbortController();
  const headers = { [IDENTITY_HEADER]: await service.tokenOf(who) };
  const response = await fetch(`${service.url}${watchEvidenceStatus.path}`, { headers, signal: leave.signal });
  const received: EvidenceStatus[] = [];
  const read = async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of piece.matchAll(/^data: (.*)$/gm))
        received.push(EvidenceStatus.parse(JSON.parse(data)));
  };
  return { response, received, ended: read().catch(() => {}), leave: () => leave.abort() };
};

const listeners = (caseId: string) => evidence.service.app.get(Progress).listenersOf(caseId);

test('the stream sends the status once and ends when there is nothing to wait for', async () => {
  const { response, received, ended } = await watch(evidence, anOwner());
  await ended;
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(received).toEqual([expect.objectContaining({ tokens: 0, lastIndexingAt: null, progress: 0, files: [] })]);
});

test('an announced change of a case reaches its owner at once, and no other user', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  await evidence.add(bea, 'other.txt', 'Nothing to do with it.');
  const [anns, beas] = [await watch(evidence, ann), await watch(evidence, bea)];
  await eventually(() => expect([anns.received.length, beas.received.length]).toEqual([1, 1]));
  expect(anns.received[0]).toMatchObject({ files: [{ filename: 'notes.txt', state: 'waiting' }] });

  await evidence.service.as(ann).call(deleteAllEvidence);
  evidence.service.app.get(Progress).announce(ann.caseId);
  await anns.ended;
  expect(anns.received.at(-1)).toMatchObject({ files: [] });
  expect(beas.received).toHaveLength(1);
  beas.leave();
});

test('the listener of a stream is removed when the browser disconnects', async () => {
  const ann = anOwner();
  await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  const stream = await watch(evidence, ann);
  await eventually(() => expect(stream.received).toHaveLength(1));
  expect(listeners(ann.caseId)).toBe(1);
  stream.leave();
  await eventually(() => expect(listeners(ann.caseId)).toBe(0));
});

test('the number of open streams per case is limited', async () => {
  const ann = anOwner();
  await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  const streams = [];
  for (let tab = 0; tab < 8; tab += 1) streams.push(await watch(evidence, ann));
  expect((await evidence.service.as(ann).call(watchEvidenceStatus)).status).toBe(429);
  for (const { leave } of streams) leave();
});

test('open streams are ended when the service stops', async () => {
  const stopping = await startEvidence();
  const ann = anOwner();
  await stopping.add(ann, 'notes.txt', 'He paid the rent.');
  const stream = await watch(stopping, ann);
  await eventually(() => expect(stream.received).toHaveLength(1));
  await stopping.stop();
  await stream.ended;
});
