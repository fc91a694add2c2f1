import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Part, partsOf } from '@evenhand/contracts/evidence/parts';
import { Inject, Injectable } from '@nestjs/common';
import { STORAGE, type Storage, type StoredObject } from '../storage/storage.js';
import type { EvidenceFileEntity } from './evidence-file.entity.js';
import { arrivalOf, arrivalOfPart, arrivalsOf } from './places.js';

/** The removal of a part, or a SHA-256 other than the announced one. */
export class PartGone extends Error {
  constructor() {
    super('a part of the file is gone');
  }
}

@Injectable()
export class Arrivals {
  constructor(@Inject(STORAGE) private readonly storage: Storage) {}

  /** Null while parts are missing. Reading it may fail with `PartGone`. */
  async find(file: EvidenceFileEntity): Promise<StoredObject | null> {
    if (!file.parts) return this.storage.find(arrivalOf(file));
    const missing = await this.missing(file);
    if (missing.length > 0) return null;
    return { size: file.size, content: Readable.from(this.joined(file, file.parts), { objectMode: false }) };
  }

  async missing(file: EvidenceFileEntity): Promise<Part[]> {
    const sizes = await this.storage.sizesBelow(arrivalOf(file));
    return partsOf(file.size).filter(({ number, start, end }) => sizes.get(String(number)) !== end - start);
  }

  async remove(file: EvidenceFileEntity): Promise<void> {
    await this.storage.remove(arrivalOf(file));
  }

  /** Removes uploads of judged files: a permission is valid until it expires. */
  async removeLate(judged: EvidenceFileEntity[]): Promise<void> {
    for (const file of judged.filter(({ parts }) => parts)) await this.remove(file);
    const whole = judged.filter(({ parts }) => !parts);
    for (const [folder, files] of Map.groupBy(whole, arrivalsOf)) {
      const arrived = await this.storage.sizesBelow(folder);
      for (const file of files) if (arrived.has(file.id)) await this.remove(file);
    }
  }

  removeUnfinished(before: Date): Promise<void> {
    return this.storage.removeUnfinished(before);
  }

  /** Parts in order, each verified by its SHA-256. A wrong part has to be sent again. */
  private async *joined(file: EvidenceFileEntity, parts: string[]): AsyncGenerator<Uint8Array> {
    for (const [index, sha256] of parts.entries()) {
      const key = arrivalOfPart(file, index + 1);
      const part = await this.storage.find(key);
      if (!part) throw new PartGone();
      const hash = createHash('sha256');
      for await (const piece of part.content) {
        hash.update(piece);
        yield piece;
      }
      if (hash.digest('hex') === sha256) continue;
      await this.storage.remove(key);
      throw new PartGone();
    }
  }
}
