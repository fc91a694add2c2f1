/** Only what is used; mammoth's types omit that it accepts an open zip. */
declare module 'mammoth/lib/zipfile.js' {
  export interface Zip {
    exists(name: string): boolean;
    read(name: string, encoding?: string): Promise<string | Uint8Array>;
  }
  export const openArrayBuffer: (bytes: Uint8Array) => Promise<Zip>;
}

declare module 'mammoth/lib/index.js' {
  export const convertToHtml: (
    input: { file: import('mammoth/lib/zipfile.js').Zip },
    options: { transformDocument: (document: import('./word-text.js').WordDocument) => object },
  ) => Promise<unknown>;
}
