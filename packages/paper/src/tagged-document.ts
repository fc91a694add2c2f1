import PDFDocument from 'pdfkit';

/**
 * pdfkit with ActualText for any script. pdfkit's own mark is written in an encoding that loses all but Latin letters,
 * outside of the transformation and the font of its text, so that poppler reports the text elsewhere on the page.
 */
export class TaggedDocument extends PDFDocument {
  #actual: string | null = null;

  /** Draws one piece of text that is copied and read as `actual`. */
  withActual(actual: string, draw: () => void): void {
    this.#actual = `\uFEFF${actual}`;
    draw();
    this.#actual = null;
  }

  override addContent(data: unknown): this {
    if (this.#actual === null) super.addContent(data);
    else this.#addMarked(data, this.#actual);
    return this;
  }

  #addMarked(data: unknown, actual: string): void {
    const hex = Buffer.from(actual, 'utf16le').swap16().toString('hex');
    if (data === 'BT') super.addContent(`/Span <</ActualText <${hex}>>> BDC`);
    super.addContent(data);
    if (data === 'ET') super.addContent('EMC');
  }
}
