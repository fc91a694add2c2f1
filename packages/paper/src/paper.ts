import { linesOf } from './lines.js';
import { Pen } from './pen.js';
import { TaggedDocument } from './tagged-document.js';
import { documentSheet, page, type Sheet, type Style } from './type.js';
import { universalAccess } from './universal-access.js';

type Element = PDFKit.PDFStructureElement;

interface PaperFacts {
  readonly title: string;
  /** The program that made the file; pdfkit unless given. */
  readonly creator?: string;
  readonly sheet?: Sheet;
  /** The creation date in the file; the same date and content give the same bytes. */
  readonly madeAt: Date;
  /** Further entries of the information dictionary. */
  readonly info?: Readonly<Record<string, string>>;
  /** Drawn on each page first, below the text. */
  readonly beneath?: (paper: Paper) => void;
}

/** In points: `x` from the left edge of the paper, `keep` the room that the last lines leave below. */
interface Place {
  readonly x?: number;
  readonly width?: number;
  readonly keep?: number;
}

/**
 * Tagged pages that are filled from top to bottom (PDF/A-3a and PDF/UA-1). Content is inside an element of the structure, which a
 * screen reader reads in the order of drawing, or an artifact, which it skips.
 */
export class Paper {
  readonly doc: TaggedDocument;
  readonly pen: Pen;
  readonly sheet: Sheet;
  y: number;
  readonly #root: Element;
  readonly #open: Element[];
  readonly #beneath: (paper: Paper) => void;

  constructor({ title, creator, sheet = documentSheet, madeAt, info, beneath }: PaperFacts) {
    this.sheet = sheet;
    this.y = sheet.top;
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
      info: {
        ...info,
        Title: title.replaceAll(/[<>&]/g, ' '),
        ...(creator && { Creator: creator }),
        CreationDate: madeAt,
      },
    });
    this.doc.appendXML(universalAccess);
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
    this.y = this.sheet.top;
    this.#beneath(this);
  }

  /** Starts a new page unless this one has room for the height. */
  need(height: number): void {
    if (this.y > this.sheet.top && this.y + height > this.sheet.bottom) this.newPage();
  }

  space(height: number): void {
    this.y += height;
  }

  /** A group of the structure (Sect, L, Table, TR); `draw` adds its children. */
  group(tag: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#open.push(this.#child(tag, options));
    draw();
    this.#open.pop();
  }

  /** Text under one tag, broken into lines and over pages. Returns its element. */
  text(
    tag: string,
    text: string,
    style: Style,
    { x = this.sheet.left, width = this.sheet.measure, keep = 0 }: Place = {},
  ): Element {
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

  /** The height of a text, and of the least part of it that may end a page. */
  heights(text: string, style: Style, width: number): { whole: number; least: number } {
    const lines = linesOf(text, width, (part) => this.pen.width(part, style)).length;
    return { whole: lines * style.leading, least: (lines <= WHOLE ? lines : 2) * style.leading };
  }

  /** Draws one line of an element at any place; an element may span pages. */
  lineIn(element: Element, tag: string, text: string, x: number, y: number, style: Style): void {
    this.pen.line(text, x, y, style, (draw, actual) => {
      if (actual === null) return this.#mark(element, tag, draw);
      const span = this.doc.struct('Span', { actual });
      element.add(span);
      this.#mark(span, 'Span', draw);
    });
  }

  /** An empty element, such as a table's cell: filled by `lineIn`. */
  element(tag: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    return this.#child(tag, options);
  }

  /** Content that a screen reader skips: rules, page numbers, the watermark. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A picture with its alternative text. */
  figure(alt: string, draw: () => void): void {
    this.#mark(this.#child('Figure', { alt }), 'Figure', draw);
  }

  /** Calls `onEachPage` on each finished page, ends the structure and returns the file. */
  async finish(onEachPage: (number: number, count: number) => void = () => {}): Promise<Buffer> {
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

  /** All remaining lines if they fit; else as many as leave no single line on this page or the next. */
  #linesOnThisPage(left: number, leading: number, keep: number): number {
    const room = this.sheet.bottom - this.y;
    if (left * leading + keep <= room) return left;
    const most = Math.floor(room / leading);
    const now = Math.min(most, left - 2);
    if (now >= 2) return now;
    return this.y > this.sheet.top ? 0 : Math.max(1, Math.min(most, left));
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

/** Paragraphs up to this number of lines are not split. */
const WHOLE = 3;

const baseline = (style: Style) => (style.leading + style.size) / 2 - style.size * 0.1;
