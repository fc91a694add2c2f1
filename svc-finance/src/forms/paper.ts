import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const face = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const MARGIN = 54;
const GAP = 8;

type Element = PDFKit.PDFStructureElement;
type Row = readonly string[];

/** A table: the first column is words, `shares` how wide each is, `amounts` those that are set to the right. */
interface Table {
  header: Row;
  rows: readonly Row[];
  /** What stands instead of rows where there are none. */
  none?: string;
  /** The rows at its foot, in strong letters. */
  total?: readonly Row[];
  shares: readonly number[];
  amounts: readonly number[];
}

/** How large a heading is, what is left above it, and what must still stand below it on its page. */
const headings = {
  H1: { size: 17, above: 0, keep: 60 },
  H2: { size: 12, above: 10, keep: 60 },
  H3: { size: 9.5, above: 4, keep: 40 },
};

/** Tagged pages that are filled from top to bottom (PDF/A-3a): headings, paragraphs and tables. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: Element;
  private readonly width: number;

  constructor(title: string, madeAt: Date) {
    this.doc = new PDFDocument({
      subset: 'PDF/A-3a',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-CA',
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      font: face('DejaVuSans'),
      info: { Title: title, Creator: 'Evenhand', CreationDate: madeAt },
    });
    this.doc.registerFont('text', face('DejaVuSans')).registerFont('strong', face('DejaVuSans-Bold'));
    this.width = this.doc.page.width - 2 * MARGIN;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  heading(tag: keyof typeof headings, text: string): void {
    const { size, above, keep } = headings[tag];
    this.space(above);
    this.block(tag, text, 'strong', size, keep);
    this.space(4);
  }

  paragraph(text: string): void {
    this.block('P', text, 'text', 9, 0);
    this.space(4);
  }

  table({ header, rows, none, total = [], shares, amounts }: Table): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    const row = (cells: Row, tag: 'TH' | 'TD', font: string) => this.row(table, cells, tag, { font, shares, amounts });
    row(header, 'TH', 'strong');
    for (const cells of rows) row(cells, 'TD', 'text');
    if (rows.length === 0 && none) row([none], 'TD', 'text');
    for (const cells of total) row(cells, 'TD', 'strong');
    this.space(6);
  }

  async finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.doc.font('text').fontSize(7.5).fillColor('#59636f');
      this.doc.text(footer(page + 1, count), MARGIN, this.doc.page.height - 36, {
        width: this.width,
        lineBreak: false,
      });
      this.doc.endMarkedContent();
    }
    this.root.end();
    this.doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of this.doc) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  private row(
    table: Element,
    cells: Row,
    tag: 'TH' | 'TD',
    { font, shares, amounts }: Pick<Table, 'shares' | 'amounts'> & { font: string },
  ): void {
    const all = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / all) * (this.width - GAP * (shares.length - 1)));
    this.doc.font(font).fontSize(8);
    const heights = cells.map((cell, index) => this.doc.heightOfString(cell || ' ', { width: widths[index] }));
    this.need(Math.max(...heights) + 8);
    const element = this.doc.struct('TR');
    table.add(element);
    const y = this.doc.y;
    let x = MARGIN;
    for (const [index, width] of widths.entries()) {
      const cell = this.doc.struct(tag, tag === 'TH' ? { scope: 'Column' } : {});
      element.add(cell);
      const align = amounts.includes(index) ? 'right' : 'left';
      this.mark(cell, tag, () =>
        this.doc
          .font(font)
          .fontSize(8)
          .fillColor('#1b2430')
          .text(cells[index] || ' ', x, y, { width, align }),
      );
      x += width + GAP;
    }
    this.doc.y = y + Math.max(...heights) + 4;
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(MARGIN, this.doc.y - 2)
      .lineTo(MARGIN + this.width, this.doc.y - 2)
      .lineWidth(0.4)
      .stroke('#c9ced6');
    this.doc.endMarkedContent();
  }

  private block(tag: string, text: string, font: string, size: number, keep: number): void {
    this.doc.font(font).fontSize(size);
    this.need(this.doc.heightOfString(text, { width: this.width }) + keep);
    const element = this.doc.struct(tag);
    this.root.add(element);
    this.mark(element, tag, () =>
      this.doc.font(font).fontSize(size).fillColor('#1b2430').text(text, MARGIN, this.doc.y, { width: this.width }),
    );
  }

  private mark(element: Element, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  private need(height: number): void {
    if (this.doc.y + height > this.doc.page.height - MARGIN - 10) this.doc.addPage();
  }

  private space(height: number): void {
    this.doc.y += height;
  }
}
