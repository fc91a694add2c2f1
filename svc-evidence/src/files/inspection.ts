import { createHash } from 'node:crypto';
import { HEAD_BYTES } from '../readers/signatures.js';

export class Inspection {
  size = 0;
  private readonly hash = createHash('sha256');
  private readonly beginning: Buffer[] = [];
  private kept = 0;

  async *of(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      this.size += piece.length;
      this.hash.update(piece);
      this.keep(piece);
      yield piece;
    }
  }

  get head(): Buffer {
    return Buffer.concat(this.beginning);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }

  private keep(piece: Uint8Array): void {
    if (this.kept >= HEAD_BYTES) return;
    const part = Buffer.from(piece.subarray(0, HEAD_BYTES - this.kept));
    this.kept += part.length;
    this.beginning.push(part);
  }
}
