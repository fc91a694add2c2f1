import { Client, S3Error } from 'minio';
import { type S3Settings, s3Options } from '../../../packages/service-kit/src/stores/s3-options.ts';
import { StoreTrouble } from './store-trouble.ts';

const SILENCE_MS = 10_000;
const AT_ONCE = 16;

/** The second one is that of two writers at the same moment. */
const TAKEN = ['PreconditionFailed', 'ConditionalRequestConflict'];
const isTaken = (error: unknown): boolean => error instanceof S3Error && TAKEN.includes(error.code ?? '');

const NOTHING_CHANGED = 'what is live stays live; repeat the command when that is mended';
const IS_UNKNOWN = 'npm run releases lists whether the release is published, when that is mended';

interface StoredObject {
  key: string;
  changed: Date;
}

/** Any S3-compatible store with conditional writes. Its errors are a {@link StoreTrouble}. */
export class Bucket {
  readonly name: string;
  private readonly client: Client;
  private readonly place: string;

  constructor(settings: S3Settings) {
    this.client = new Client({ ...s3Options(settings, SILENCE_MS), retryOptions: { disableRetry: true } });
    this.name = settings.bucket;
    this.place = `${settings.endpoint.origin}/${settings.bucket}`;
  }

  /** The objects whose keys begin so, in order, after a key. */
  list(prefix: string, after = ''): Promise<StoredObject[]> {
    return this.asking(async () => {
      const found: StoredObject[] = [];
      for await (const { name, lastModified } of this.client.listObjectsV2(this.name, prefix, true, after))
        if (name) found.push({ key: name, changed: lastModified ?? new Date(0) });
      return found;
    });
  }

  read(key: string): Promise<Buffer> {
    return this.asking(async () => Buffer.concat(await (await this.client.getObject(this.name, key)).toArray()));
  }

  async write(key: string, content: Buffer | string): Promise<void> {
    await this.asking(() => this.client.putObject(this.name, key, content));
  }

  /** Writes an object while none has its key; false when one has. */
  create(key: string, content: string): Promise<boolean> {
    return this.asking(async () => {
      try {
        await this.client.putObject(this.name, key, content, undefined, { 'If-None-Match': '*' });
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    }, IS_UNKNOWN);
  }

  async remove(keys: string[]): Promise<void> {
    if (keys.length > 0) await this.asking(() => this.client.removeObjects(this.name, keys));
  }

  private async asking<Answer>(ask: () => Promise<Answer>, then = NOTHING_CHANGED): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      const what = error instanceof S3Error ? 'refuses' : 'does not answer';
      throw new StoreTrouble(`The release store ${this.place} ${what} (${reason}): ${then}.`);
    }
  }
}

/** Does some work for each item, for several of them at once; after a failure no more begins, and none is left running. */
export const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return;
      await work(item).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
};
