/** The parts of the package's interface that are used; its own types leave out that it reads a zip that is open. */
declare module 'mammoth/lib/zipfile.js' {
  export interface Zip {
    exists(name: string): boolean;
    /** The characters of a file where an encoding is given, else its bytes. */
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
