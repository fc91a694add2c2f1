/** bidi-js exports its function as the module; its types declare a default export. */
declare module 'bidi-js' {
  function bidiFactory(): {
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl'): { levels: Uint8Array };
  };
  export = bidiFactory;
}

/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}

declare namespace PDFKit {
  interface PDFDocument {
    /** Adds an element to the metadata (XMP). */
    appendXML(xml: string): void;
  }
}
