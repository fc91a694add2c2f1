import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainFullDisk } from './explain-failure.ts';

/**
 * Writes a file complete or not at all.
 * @throws StoreTrouble when the disk is full
 */
export const replaceFile = (file: string, text: string | Buffer): void => {
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch (error) {
    explainFullDisk(error);
  } finally {
    rmSync(part, { force: true });
  }
};
