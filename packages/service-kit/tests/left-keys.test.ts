import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Transactions } from '../src/database/transactions.js';
import { LeftKeys } from '../src/keys/left-keys.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { Note, NotesConfig, NotesModule } from './sealed-notes.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: NotesModule, config: NotesConfig });
});
afterAll(() => service.stop());

const folder = () => join(service.environment.DATA_FOLDER ?? '', 'case-keys');
const filesOf = (caseId: string) => readdirSync(folder()).filter((file) => file.startsWith(caseId));
const aNote = (): Note => ({ id: randomUUID(), caseId: randomUUID(), part: 'owner', words: 'a word', figures: null });

test('a key of a transaction that was rolled back is erased after an hour, and one in use is kept', async () => {
  const [kept, lost, recent] = [aNote(), aNote(), aNote()];
  const lose = (note: Note) =>
    service.app.get(Transactions).run(async (manager) => {
      await manager.insert(Note, note);
      throw new Error('rolled back');
    });
  await service.database.manager.insert(Note, kept);
  for (const note of [lost, recent]) await expect(lose(note)).rejects.toThrow('rolled back');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const { caseId } of [kept, lost])
    for (const file of filesOf(caseId)) utimesSync(join(folder(), file), twoHoursAgo, twoHoursAgo);
  await service.app.get(LeftKeys).erase();
  expect([kept, lost, recent].map(({ caseId }) => filesOf(caseId).length)).toEqual([1, 0, 1]);
  expect(await service.database.manager.findBy(Note, { id: kept.id })).toEqual([kept]);
});
