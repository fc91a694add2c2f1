/** Only what is used; the package has no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface Tesseract {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => {
      /** 0 on success. `engine` 1 is LSTM. */
      Init(folder: string | null, language: string, engine: number): number;
      /** 3: automatic segmentation with orientation. */
      SetPageSegMode(mode: number): void;
      SetVariable(name: string, value: string): boolean;
      /** Reads '/input'; 0 on success. */
      SetImageFile(orientation: number, angle: number): number;
      Recognize(monitor: null): number;
      GetUTF8Text(): string;
      /** A line each for blocks, paragraphs, lines and words, with boxes in pixels and a confidence. */
      GetTSVText(page: number): string;
      /** Mean confidence, 0 to 100. */
      MeanTextConf(): number;
      Clear(): void;
    };
  }
  const load: (options: { print: () => void; printErr: () => void }) => Promise<Tesseract>;
  export default load;
}
