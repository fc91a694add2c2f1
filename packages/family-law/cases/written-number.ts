import { z } from 'zod';

/** A number with its written form: `744` is rounded to the dollar, `744.0` and `743.96` are not. */
export class WrittenNumber {
  readonly value: number;
  readonly written: string;

  constructor(written: string) {
    this.value = Number(written);
    this.written = written;
  }

  /** In dollars. */
  get rounding(): number {
    return this.written.includes('.') ? 0.005 : 0.5;
  }
}

/** JSON with the written form of its numbers. Needs the source access of JSON.parse (Node 22). */
export const parseWritten = (text: string): unknown =>
  JSON.parse(text, (_key: string, value: unknown, context?: { source: string }) => {
    if (typeof value !== 'number') return value;
    if (!context) throw new Error('This needs Node 24: npm run puts it on the path.');
    return new WrittenNumber(context.source);
  });

export const Written = z.instanceof(WrittenNumber);

/** A given figure, without its written form. */
export const Given = Written.transform(({ value }) => value);
