import PDFDocument from 'pdfkit';

/**
 * pdfkit with one thing added: text that stands for other text (ActualText). pdfkit's own mark is written in an encoding
 * that loses all but Latin letters, and lies outside of the transformation and the font of what it marks, so that some
 * readers (poppler) take the text to stand elsewhere on the page.
 */
export class TaggedDocument extends PDFDocument {
  #standsFor: string | null = null;

  /** Draws one piece of text; whoever copies or reads it gets `actual`. */
  standingFor(actual: string, draw: () => void): void {
    this.#standsFor = `\uFEFF${actual}`;
    draw();
    this.#standsFor = null;
  }

  override addContent(data: unknown): this {
    if (this.#standsFor === null) super.addContent(data);
    else this.#addMarked(data, this.#standsFor);
    return this;
  }

  #addMarked(data: unknown, actual: string): void {
    const hex = Buffer.from(actual, 'utf16le').swap16().toString('hex');
    if (data === 'BT') super.addContent(`/Span <</ActualText <${hex}>>> BDC`);
    super.addContent(data);
    if (data === 'ET') super.addContent('EMC');
  }
}
