/** bidi-js gives its one function as the module itself; its own types say it is the module's default. */
declare module 'bidi-js' {
  function bidiFactory(): {
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl'): { levels: Uint8Array };
  };
  export = bidiFactory;
}

/** What pdfkit 0.20 can do and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell heads. */
    scope?: 'Row' | 'Column';
  }
}
