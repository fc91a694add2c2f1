import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Kills this process at a step on the disk, counted from 1, of wrapping a key again or erasing it. */
const [folder = '', keys = '', caseId = '', id = '', act = '', step = '0'] = process.argv.slice(2);
const { KeyFiles } = await import('../src/keys/key-files.js');
const { MasterKey } = await import('../src/keys/master-key.js');
const files = new KeyFiles(folder, MasterKey.from(keys, ''));

let taken = 0;
const killing =
  <Arguments extends unknown[], Result>(work: (...given: Arguments) => Result) =>
  (...given: Arguments): Result => {
    taken += 1;
    if (taken === Number(step)) process.kill(process.pid, 'SIGKILL');
    return work(...given);
  };
Object.assign(fs, {
  openSync: killing(fs.openSync),
  writeFileSync: killing(fs.writeFileSync),
  renameSync: killing(fs.renameSync),
  writeSync: killing(fs.writeSync),
  fsyncSync: killing(fs.fsyncSync),
  closeSync: killing(fs.closeSync),
  rmSync: killing(fs.rmSync),
});
syncBuiltinESMExports();
await (act === 'erase' ? files.erase({ caseId, id }) : files.rewrap({ caseId, id }));
