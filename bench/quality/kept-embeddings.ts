import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../deploy/local/places.ts';

const FOLDER = join(CACHE, 'bench', 'embeddings');
const placeOf = (text: string): string => join(FOLDER, createHash('sha256').update(text).digest('hex'));

type Embed = (texts: string[]) => Promise<Buffer[]>;

/** Caches embeddings across runs. */
export const keptEmbeddings = (embed: Embed): Embed => {
  mkdirSync(FOLDER, { recursive: true });
  return async (texts) => {
    const missing = texts.filter((text) => !existsSync(placeOf(text)));
    const embedded = missing.length > 0 ? await embed(missing) : [];
    for (const [index, text] of missing.entries()) writeFileSync(placeOf(text), embedded[index] ?? Buffer.alloc(0));
    return texts.map((text) => readFileSync(placeOf(text)));
  };
};
