import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { COMPRESSED, filesBelow, integrityOf, STATEMENT } from './versions.ts';

const Stated = z.object({ files: z.record(z.string(), z.string()).default({}) });

/** Integrity by path. */
type Files = z.infer<typeof Stated>['files'];

const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The files of a version as its statement has them.
 * @param integrity that the manifest signs
 * @returns null when the statement is another one
 */
export const filesStated = (statement: Buffer, integrity: string): Files | null =>
  sha384(statement) === integrity ? Stated.parse(JSON.parse(statement.toString())).files : null;

/** Whether a path is that of the statement, of a file that it names, or of a compressed copy of one. */
export const isStated = (files: Files, path: string): boolean =>
  path === STATEMENT || Object.hasOwn(files, path.replace(COMPRESSED, ''));

/** Servers send a compressed copy instead of its file. */
const isCopy = (file: string): boolean => {
  const content = readFileSync(file.replace(COMPRESSED, ''));
  const limit = { maxOutputLength: Math.max(1, content.length) };
  try {
    const copy = readFileSync(file);
    return (file.endsWith('.br') ? brotliDecompressSync(copy, limit) : gunzipSync(copy, limit)).equals(content);
  } catch {
    return false;
  }
};

/** Why a file of a version is refused, to be followed by where it is. */
export const differs = (path: string, version: string): string =>
  `${path} of ${version.replace('/', ' ')} is missing, changed or added`;

/**
 * Compares a version with the manifest: its statement with the signed hash, its files with the statement.
 * @param version `NAME/VERSION`
 * @param integrity of its statement, as signed
 * @returns the reason of a refusal
 */
export const faultIn = (folder: string, version: string, integrity: string | undefined): string | undefined => {
  if (integrity === undefined) return `${version.replace('/', ' ')} has no hash in the signed manifest`;
  const statement = join(folder, STATEMENT);
  const files = existsSync(statement) && filesStated(readFileSync(statement), integrity);
  if (!files) return differs(STATEMENT, version);
  const isWhole = (path: string) => existsSync(join(folder, path)) && integrityOf(join(folder, path)) === files[path];
  const other =
    Object.keys(files).find((path) => !isWhole(path)) ??
    filesBelow(folder).find((path) => !isStated(files, path) || (COMPRESSED.test(path) && !isCopy(join(folder, path))));
  return other && differs(other, version);
};
