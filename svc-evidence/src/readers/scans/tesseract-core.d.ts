/** The part of the package's interface that is used; it brings no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface Tesseract {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => {
      /** 0 when the language could be loaded. `engine` 1 is the neural one. */
      Init(folder: string | null, language: string, engine: number): number;
      /** 3 looks for the blocks of a page first, and turns those that lie on their side. */
      SetPageSegMode(mode: number): void;
      SetVariable(name: string, value: string): boolean;
      /** Takes the picture from '/input'; 0 when it could be read. */
      SetImageFile(orientation: number, angle: number): number;
      Recognize(monitor: null): number;
      GetUTF8Text(): string;
      /** 0 to 100: how sure it is of its words, in the middle. */
      MeanTextConf(): number;
      Clear(): void;
    };
  }
  const load: (options: { print: () => void; printErr: () => void }) => Promise<Tesseract>;
  export default load;
}
