import { PassThrough } from 'node:stream';
import type { RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { Parser } from 'htmlparser2';
import JSZip from 'jszip';

/** In bytes, unpacked; a long agreement with every word changed has about two megabytes. */
const MOST_XML = 16 * 1_048_576;
const DOCUMENT = 'word/document.xml';

/** Consecutive words of a paragraph with the tracked change that they are in. */
export type WordParagraph = RedlinePart[];

/** @throws Error for a file that is not a Word file, or unpacks to more than {@link MOST_XML} */
export const wordParagraphs = async (file: Uint8Array): Promise<WordParagraph[]> => {
  const zip = await JSZip.loadAsync(file);
  const entry = zip.file(DOCUMENT);
  if (!entry) throw new Error('not a Word file');
  const reader = new ParagraphReader();
  let size = 0;
  const decoder = new TextDecoder();
  for await (const piece of entry.nodeStream().pipe(new PassThrough())) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > MOST_XML) throw new Error('too large unpacked');
    reader.write(decoder.decode(bytes, { stream: true }));
  }
  return reader.end();
};

/** Elements of ECMA-376 whose runs are a tracked change. */
const kinds: Record<string, RedlinePart['kind']> = {
  'w:ins': 'added',
  'w:moveTo': 'added',
  'w:del': 'removed',
  'w:moveFrom': 'removed',
};
const signs: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:noBreakHyphen': '-' };

/** Reads w:p, w:ins, w:del, w:t and w:delText; all else is formatting. */
class ParagraphReader {
  private readonly paragraphs: WordParagraph[] = [];
  private readonly tracked: RedlinePart['kind'][] = [];
  private current: WordParagraph = [];
  private isText = false;
  private readonly parser = new Parser(
    {
      onopentagname: (name) => this.open(name),
      ontext: (text) => {
        if (this.isText) this.add(text);
      },
      onclosetag: (name) => this.close(name),
    },
    { xmlMode: true },
  );

  write(piece: string): void {
    this.parser.write(piece);
  }

  end(): WordParagraph[] {
    this.parser.end();
    return this.paragraphs;
  }

  private open(name: string): void {
    const kind = kinds[name];
    if (kind) this.tracked.push(kind);
    this.isText = name === 'w:t' || name === 'w:delText';
    const sign = signs[name];
    if (sign) this.add(sign);
  }

  private close(name: string): void {
    this.isText = false;
    if (kinds[name]) this.tracked.pop();
    if (name !== 'w:p') return;
    if (this.current.length > 0) this.paragraphs.push(this.current);
    this.current = [];
  }

  /** Deleted words of an insertion are in neither text. */
  private add(text: string): void {
    const inside = new Set(this.tracked);
    if (inside.size === 2) return;
    const kind = this.tracked.at(-1) ?? 'same';
    const last = this.current.at(-1);
    if (last?.kind === kind) last.text += text;
    else this.current.push({ kind, text });
  }
}
