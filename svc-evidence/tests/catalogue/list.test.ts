import { randomUUID } from 'node:crypto';
import { listFiles } from '@evenhand/contracts/evidence/files';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import { getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { CHAT } from '../start-evidence.js';
import { evidence, service, withEvidence } from '../with-evidence.js';

withEvidence();

const list = (who: OwnerIdentity, query: Record<string, string> = {}) => service.as(who).get(listFiles, { query });
describe('the list of files', () => {
  const ann = anOwner();
  const names = (found: { files: { name: string }[] }) => found.files.map(({ name }) => name);
  const pad = (number: number) => String(number).padStart(5, '0');

  beforeAll(async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: randomUUID(),
      caseId: ann.caseId,
      keyId: randomUUID(),
      name: `message ${pad(index)} 100%_${index % 2 ? 'Bank' : 'home'}.eml`,
      extension: 'eml' as const,
      state: index === 9_999 ? ('awaited' as const) : ('stored' as const),
      refused: null,
      size: 2_000,
      parts: null,
      sha256: 'ab',
      uploadedAt: new Date(Date.now() - 100 * index),
    }));
    await service.database.manager.save(EvidenceFileEntity, rows, { chunk: 1_000 });
  });

  test('is paged when there are thousands, newest first, with their number', async () => {
    const first = await list(ann);
    expect(first).toMatchObject({ found: 9_999, total: 9_999 });
    expect(first.files).toHaveLength(50);
    expect(names(first)[0]).toBe('message 00000 100%_home.eml');
    expect(names(await list(ann, { page: '2' }))[0]).toBe('message 00050 100%_home.eml');
    expect(names(await list(ann, { page: '200' }))).toHaveLength(49);
    expect(await list(ann, { page: '201' })).toMatchObject({ files: [], found: 9_999 });
  });

  test.each([
    ['bank', 4_999],
    ['00042', 1],
    ['100%_', 9_999],
    ['100__', 0],
    ['%', 9_999],
    ['\\', 0],
    ["' or 1=1", 0],
  ])('is searched for %j literally', async (search, found) => {
    expect(await list(ann, { search })).toMatchObject({ found, total: 9_999 });
  });

  test('is searched for a name in any spelling', async () => {
    const bob = anOwner();
    const kept = ['Re\u0301sume\u0301.txt', 'Bob’s\u00a0rent.txt', 'Chat with \u200eAnn.txt'];
    for (const name of kept) await evidence.add(bob, name, CHAT);
    for (const [search, index] of [
      ['Résumé.txt', 0],
      ['resume', 0],
      ["bob's rent ", 1],
      ['with Ann', 2],
    ] as const)
      expect(await list(bob, { search })).toMatchObject({
        files: [{ name: kept[index]?.normalize() }],
        found: 1,
        total: 3,
      });
  });

  test.each<Record<string, string>>([
    { page: '0' },
    { page: 'x' },
    { page: '1.5' },
    { search: 'x'.repeat(256) },
    { limit: '9' },
  ])('is refused for the query %j', async (query) => {
    expect((await service.as(ann).call(listFiles, { query })).status).toBe(422);
  });
});

describe('a disclosure document', () => {
  test('is announced to the other services even when it may not be read, and a refused file is not', async () => {
    const who = anOwner();
    const kept = await evidence.add(who, 'tax-return.txt', CHAT, { purpose: 'disclosure', maySearch: false });
    await evidence.add(who, 'no.pdf', 'no PDF', { purpose: 'disclosure', maySearch: false });
    const last = await evidence.add(who, 'last.txt', CHAT, { purpose: 'disclosure', maySearch: false });
    const { app } = evidence.service;
    const announced = async () => {
      const events = await app
        .get(Queues)
        .of(eventsQueue('svc-finance'))
        .getJobs(['waiting', 'prioritized', 'delayed']);
      const all = events.map(({ name, data }) => ({ name, payload: app.get(EventEnvelopes).open(data).payload }));
      return all.filter(({ payload }) => JSON.stringify(payload).includes(who.caseId));
    };
    const word = ({ id }: { id: string }) => ({ name: 'file.kept', payload: { caseId: who.caseId, fileId: id } });
    await eventually(async () => expect(await announced()).toContainEqual(word(last)));
    expect((await announced()).toReversed()).toEqual([word(kept), word(last)]);
  });

  const disclosure = (maySearch: boolean) => ({ purpose: 'disclosure', maySearch });

  test('is neither read nor searched without its owner’s consent', async () => {
    const ann = anOwner();
    const kept = await evidence.add(ann, 'tax-return.txt', CHAT, disclosure(false));
    expect(kept).toMatchObject({ purpose: 'disclosure', isSearchable: false, indexing: null });
    const { files: begun } = await service.as(ann).get(indexEvidence);
    expect(begun).toBe(0);
    expect((await service.as(ann).get(getEvidenceStatus)).files).toEqual([]);
    expect((await evidence.download(ann, kept.id)).bytes.toString()).toBe(CHAT);
  });

  test('is read like evidence with its owner’s consent', async () => {
    const ann = anOwner();
    const kept = await evidence.add(ann, 'tax-return.txt', CHAT, disclosure(true));
    expect(kept).toMatchObject({ purpose: 'disclosure', isSearchable: true });
    const { files: told } = await service.as(ann).get(getEvidenceStatus);
    expect(told.map(({ fileId }) => fileId)).toEqual([kept.id]);
  });
});
