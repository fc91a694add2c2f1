import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RunningService } from '../config/running-service.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what waits to be sent or repeated: files and backups of Redis and Postgres hold no plain text. */
@Injectable()
export class Sealer {
  private readonly key: Buffer;
  private readonly digestKey: Buffer;

  constructor({ config }: RunningService) {
    const secret = Buffer.from(config.QUEUE_KEY, 'base64');
    const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
    this.key = keyFor('what waits to be sent');
    this.digestKey = keyFor('what is compared');
  }

  /** AES-256-GCM; `context` is authenticated: the place where the result may be opened. */
  seal(content: string, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Equal for equal content; contents cannot be tried out without the key. */
  digest(content: string): string {
    return createHmac('sha256', this.digestKey).update(content).digest('hex');
  }

  /** @throws Error when it was altered, or sealed for another context or with another key */
  open(sealed: Buffer, context: string): string {
    const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}
