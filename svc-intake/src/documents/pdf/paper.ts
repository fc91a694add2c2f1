import { linesOf } from './lines.js';
import { Pen } from './pen.js';
import { TaggedDocument } from './tagged-document.js';
import { bottomEdge, measure, page, type Style } from './type.js';

type Element = PDFKit.PDFStructureElement;

interface PaperFacts {
  readonly title: string;
  /** The moment the file says it was made at. A given one makes the same bytes of the same agreement. */
  readonly madeAt: Date;
  /** Further entries of the information dictionary, such as the number by which the file is found again. */
  readonly info?: Readonly<Record<string, string>>;
  /** Drawn on each page before anything else, so that the text lies over it. */
  readonly beneath?: (paper: Paper) => void;
}

/** Where a piece of text stands: `x` from the left edge of the paper, `keep` the room that its last lines leave below. */
interface Place {
  readonly x?: number;
  readonly width?: number;
  readonly keep?: number;
}

/**
 * Tagged pages that are filled from top to bottom (PDF/A-3a). Everything drawn is either inside an element of the
 * structure, and so read aloud in the order it was written, or an artifact, and so passed over.
 */
export class Paper {
  readonly doc: TaggedDocument;
  readonly pen: Pen;
  y: number = page.top;
  readonly #root: Element;
  readonly #open: Element[];
  readonly #beneath: (paper: Paper) => void;

  constructor({ title, madeAt, info, beneath }: PaperFacts) {
    this.doc = new TaggedDocument({
      subset: 'PDF/A-3a',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-CA',
      autoFirstPage: false,
      bufferPages: true,
      size: [page.width, page.height],
      margin: 0,
      font: '',
      info: { ...info, Title: title.replaceAll(/[<>&]/g, ' '), Creator: 'Evenhand', CreationDate: madeAt },
    });
    this.pen = new Pen(this.doc);
    this.#beneath = beneath ?? (() => {});
    this.newPage();
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#open = [this.#root];
  }

  get pageNumber(): number {
    return this.doc.bufferedPageRange().count;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
    this.#beneath(this);
  }

  /** Starts a page unless there is room for a height on this one. */
  need(height: number): void {
    if (this.y > page.top && this.y + height > bottomEdge) this.newPage();
  }

  space(height: number): void {
    this.y += height;
  }

  /** A group of the structure (Sect, L, Table, TR): what is drawn within becomes its children. */
  group(tag: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#open.push(this.#child(tag, options));
    draw();
    this.#open.pop();
  }

  /** Text under one tag, broken into lines and over pages. Gives its element back, so that more can be added to it. */
  text(tag: string, text: string, style: Style, { x = page.left, width = measure, keep = 0 }: Place = {}): Element {
    const element = this.#child(tag, {});
    let lines = linesOf(text, width, (part) => this.pen.width(part, style));
    while (lines.length > 0) {
      const now = this.#linesOnThisPage(lines.length, style.leading, keep);
      for (const line of lines.slice(0, now)) {
        this.lineIn(element, tag, line, x, this.y + baseline(style), style);
        this.y += style.leading;
      }
      lines = lines.slice(now);
      if (lines.length > 0) this.newPage();
    }
    return element;
  }

  /** How high a text will be, and the least of it that may stand at the foot of a page. */
  heights(text: string, style: Style, width: number): { whole: number; least: number } {
    const lines = linesOf(text, width, (part) => this.pen.width(part, style)).length;
    return { whole: lines * style.leading, least: (lines <= WHOLE ? lines : 2) * style.leading };
  }

  /** One line of an element at a place of its own; the element may be on several pages. */
  lineIn(element: Element, tag: string, text: string, x: number, y: number, style: Style): void {
    this.pen.line(text, x, y, style, (draw, actual) => {
      if (actual === null) return this.#mark(element, tag, draw);
      const span = this.doc.struct('Span', { actual });
      element.add(span);
      this.#mark(span, 'Span', draw);
    });
  }

  /** An element without text of its own, such as a table's cell: filled by `lineIn`. */
  element(tag: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    return this.#child(tag, options);
  }

  /** Something to see and not to read: rules, page numbers, the watermark. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A picture with words for those who do not see it. */
  figure(alt: string, draw: () => void): void {
    this.#mark(this.#child('Figure', { alt }), 'Figure', draw);
  }

  /** Draws on pages already filled, ends the structure and gives the file. */
  async finish(onEachPage: (number: number, count: number) => void): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      onEachPage(index + 1, count);
    }
    this.#root.end();
    this.doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of this.doc) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  /** All of what is left where that fits; else so many that neither this page nor the next holds a single line. */
  #linesOnThisPage(left: number, leading: number, keep: number): number {
    const room = bottomEdge - this.y;
    if (left * leading + keep <= room) return left;
    const most = Math.floor(room / leading);
    const now = Math.min(most, left - 2);
    if (now >= 2) return now;
    return this.y > page.top ? 0 : Math.max(1, Math.min(most, left));
  }

  #child(tag: string, options: PDFKit.Mixins.StructureElementOptions): Element {
    const element = this.doc.struct(tag, options);
    this.#open.at(-1)?.add(element);
    return element;
  }

  #mark(element: Element, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }
}

/** So many lines are not parted: one or two of them would stand by themselves. */
const WHOLE = 3;

const baseline = (style: Style) => (style.leading + style.size) / 2 - style.size * 0.1;
