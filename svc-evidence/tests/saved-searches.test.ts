import { randomUUID } from 'node:crypto';
import { deleteAllEvidence, deleteFile } from '@evenhand/contracts/evidence/files';
import { changeRetention } from '@evenhand/contracts/evidence/retention';
import {
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  removeSavedSearch,
  saveSearch,
} from '@evenhand/contracts/evidence/saved-searches';
import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { SealBroken } from '@evenhand/service-kit/sealing/sealed-blob';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { SavedSearchEntity } from '../src/saved-searches/saved-search.entity.js';
import { openSearch } from '../src/saved-searches/saved-searches.service.js';
import { CHAT } from './start-evidence.js';
import { evidence, service, withEvidence } from './with-evidence.js';

const NARROWED: QueryEvidence = {
  question: 'Who paid for Leopold’s hockey?',
  filters: { from: '2024-01-01', to: '2024-12-31', person: 'Quixote', source: 'whatsapp' },
};

withEvidence();

const list = (who: OwnerIdentity) => service.as(who).get(listSavedSearches);
const questions = async (who: OwnerIdentity) => (await list(who)).map(({ query }) => query.question);
const save = (who: OwnerIdentity, body: QueryEvidence) => service.as(who).get(saveSearch, { body });
const trySaving = (who: OwnerIdentity, body: unknown) => service.as(who).call(saveSearch, { body });
const remove = (who: OwnerIdentity, id: string) => service.as(who).call(removeSavedSearch, { params: { id } });
const rowsOf = ({ caseId }: OwnerIdentity) => service.database.manager.findBy(SavedSearchEntity, { caseId });
const ownerWithFile = async () => {
  const owner = anOwner();
  return { owner, file: await evidence.add(owner, 'chat.txt', CHAT) };
};
const owned = async () => (await ownerWithFile()).owner;

describe('a saved search', () => {
  test('is listed with its filters, newest first', async () => {
    const ann = await owned();
    expect(await list(ann)).toEqual([]);
    const first = await save(ann, NARROWED);
    expect(first.query).toEqual(NARROWED);
    const second = await save(ann, { question: 'Šárka — 家賃 🏡?' });
    expect(await list(ann)).toEqual([second, first]);
  });

  test('is not duplicated when it is saved again, unless the question or the filters differ', async () => {
    const ann = await owned();
    const first = await save(ann, NARROWED);
    expect(await save(ann, { ...NARROWED, question: ` ${NARROWED.question} ` })).toEqual(first);
    await save(ann, { question: NARROWED.question });
    await save(ann, { question: NARROWED.question, filters: {} });
    await save(ann, { question: NARROWED.question, filters: { ...NARROWED.filters, person: 'Zephyr' } });
    expect((await list(ann)).map(({ query }) => query.filters?.person)).toEqual(['Zephyr', undefined, 'Quixote']);
  });

  test('is one when it is saved twice at once', async () => {
    const ann = await owned();
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(ann, NARROWED)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await list(ann)).toHaveLength(1);
  });

  test('keeps a name that was copied from a phone with its direction marks', async () => {
    const ann = await owned();
    const { query } = await save(ann, { ...NARROWED, filters: { person: '\u202a+1 416 555 0100\u202c' } });
    expect((await list(ann))[0]?.query).toEqual(query);
  });

  test('is removed permanently', async () => {
    const ann = await owned();
    const { id } = await save(ann, NARROWED);
    await save(ann, { question: 'Who moved out?' });
    expect((await remove(ann, id)).status).toBe(204);
    expect(await questions(ann)).toEqual(['Who moved out?']);
    expect((await remove(ann, id)).status).toBe(404);
    expect((await remove(ann, 'none')).status).toBe(404);
  });

  test('is refused when the question is empty or malformed', async () => {
    const ann = await owned();
    const wrong = [{}, { question: ' ' }, { ...NARROWED, caseId: randomUUID() }, { question: 'a', filters: { x: 1 } }];
    for (const body of wrong) expect((await trySaving(ann, body)).status).toBe(422);
    expect(await list(ann)).toEqual([]);
  });
});

test('a case keeps at most fifty, even when two are saved at once, and the refusal has a reason', async () => {
  const ann = await owned();
  const numbers = Array.from({ length: MOST_SAVED_SEARCHES - 1 }, (_, number) => number);
  for (const number of numbers) await save(ann, { question: `Week ${number}?` });
  const last = await Promise.all(['One?', 'Two?'].map((question) => trySaving(ann, { question })));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, body } = await trySaving(ann, { question: 'Three?' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'list-is-full', detail: wording.full(50) });
  expect((await trySaving(ann, { question: 'Week 7?' })).status).toBe(200);
  const [newest] = await list(ann);
  await remove(ann, newest?.id ?? '');
  expect((await trySaving(ann, { question: 'Three?' })).status).toBe(200);
  expect(await list(ann)).toHaveLength(50);
});

test('another account cannot see or remove it, and has a separate limit', async () => {
  const [ann, bea] = [await owned(), await owned()];
  const { id } = await save(ann, NARROWED);
  expect(await list(bea)).toEqual([]);
  expect((await remove(bea, id)).status).toBe(404);
  expect((await save(bea, NARROWED)).id).not.toBe(id);
  await service.as(bea).call(deleteAllEvidence);
  expect(await list(bea)).toEqual([]);
  expect((await list(ann)).map((saved) => saved.id)).toEqual([id]);
});

test('is refused when there is no evidence', async () => {
  const ann = anOwner();
  const { status, body } = await trySaving(ann, NARROWED);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'no-evidence', detail: wording.nothingToSearch });
  expect(await list(ann)).toEqual([]);
});

describe('a stored search', () => {
  test('opens only with the key of its case, in its row', async () => {
    const [ann, bea] = [await owned(), await owned()];
    const { id } = await save(ann, NARROWED);
    const [row] = await rowsOf(ann);
    if (!row) throw new Error('there is no row');
    const keys = service.app.get(CaseKeys);
    const { manager } = service.database;
    const [ours, theirs] = await Promise.all([ann, bea].map(({ caseId }) => keys.getOrMake(manager, caseId)));
    if (!ours || !theirs) throw new Error('no keys');
    expect(openSearch(row, ours)).toMatchObject({ id, query: NARROWED });
    expect(() => openSearch(row, theirs)).toThrow(SealBroken);
    expect(() => openSearch(row, { ...ours, caseId: bea.caseId })).toThrow(SealBroken);
    expect(() => openSearch({ ...row, id: randomUUID() }, ours)).toThrow(SealBroken);
  });

  test('cannot be read when the key of its case is deleted', async () => {
    const ann = await owned();
    await save(ann, NARROWED);
    await service.database.query('delete from case_key where case_id = $1', [ann.caseId]);
    expect(await rowsOf(ann)).toHaveLength(1);
    expect(await list(ann)).toEqual([]);
  });

  test('is deleted with all evidence, also when a search is saved during the deletion', async () => {
    const ann = await owned();
    await save(ann, NARROWED);
    await Promise.all([
      service.as(ann).call(deleteAllEvidence),
      ...['One?', 'Two?'].map((question) => trySaving(ann, { question })),
    ]);
    expect(await rowsOf(ann)).toEqual([]);
    await evidence.add(ann, 'chat.txt', CHAT);
    expect(await list(ann)).toEqual([]);
  });

  test('is kept when a file expires, and deleted when the last one that is searched does', async () => {
    const { owner: ann, file } = await ownerWithFile();
    await evidence.add(ann, 'pay-stub.txt', CHAT, { purpose: 'disclosure' });
    const { id: old } = await evidence.add(ann, 'old.txt', CHAT);
    await save(ann, NARROWED);
    await service.as(ann).call(changeRetention, { body: { days: 30, hold: false } });
    const aged = async (id: string) => {
      await evidence.setAge(id, 31);
      await evidence.sweep();
    };
    await aged(old);
    expect(await list(ann)).toHaveLength(1);
    await aged(file.id);
    expect(await rowsOf(ann)).toEqual([]);
  });

  test('stays when the owner deletes the last file', async () => {
    const { owner: ann, file } = await ownerWithFile();
    await save(ann, NARROWED);
    await service.as(ann).call(deleteFile, { params: { id: file.id } });
    expect(await questions(ann)).toEqual([NARROWED.question]);
  });

  test('does not appear in the log', () => {
    const logged = service.logged.join('\n');
    expect(logged).toContain('/api/evidence/saved-searches');
    for (const word of ['Leopold', 'hockey', 'Quixote', '2024-12-31']) expect(logged).not.toContain(word);
  });
});
