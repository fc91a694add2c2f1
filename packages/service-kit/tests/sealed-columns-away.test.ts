import { randomUUID } from 'node:crypto';
import { startKeyService } from '../src/testing/key-service.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { listNotes, Note, NotesConfig, NotesModule } from './sealed-notes.js';

let keys: Awaited<ReturnType<typeof startKeyService>>;
let first: TestService;
const options = { name: 'svc-finance', module: NotesModule, config: NotesConfig } as const;
beforeAll(async () => {
  keys = await startKeyService();
  const { url, token, mount } = keys.settings;
  const environment = { KEY_SERVICE_URL: url, KEY_SERVICE_TOKEN: token, KEY_SERVICE_MOUNT: mount };
  first = await startTestService({ ...options, environment });
});
afterAll(async () => {
  keys.transit.isSealed = false;
  await first.stop();
  keys.stop();
});

const aNote = (caseId: string): Note => ({ id: randomUUID(), caseId, part: 'owner', words: 'a word', figures: null });

test('two hosts read the same case from one key service', async () => {
  const who = anOwner();
  await first.database.manager.insert(Note, aNote(who.caseId));
  const second = await startTestService({
    ...options,
    sharing: first,
    environment: { DATA_FOLDER: `${first.environment.DATA_FOLDER}-2` },
  });
  expect(await second.as(who).get(listNotes)).toEqual(['a word']);
  await second.stop();
});

test('while the key service is away a case that is not in memory answers 503, writes nothing, and is whole afterwards', async () => {
  const [known, unknown, fresh] = [anOwner(), anOwner(), anOwner()];
  for (const who of [known, unknown]) await first.database.manager.insert(Note, aNote(who.caseId));
  const second = await startTestService({ ...options, sharing: first });
  expect(await second.as(known).get(listNotes)).toEqual(['a word']);
  keys.transit.isSealed = true;
  expect(await second.as(known).get(listNotes)).toEqual(['a word']);
  expect((await second.as(unknown).call(listNotes)).status).toBe(503);
  await expect(second.database.manager.insert(Note, aNote(fresh.caseId))).rejects.toThrow('Vault is sealed');
  keys.transit.isSealed = false;
  expect(await second.as(unknown).get(listNotes)).toEqual(['a word']);
  expect(await second.as(fresh).get(listNotes)).toEqual([]);
  await second.stop();
});
