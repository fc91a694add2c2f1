type Drawing = typeof import('@napi-rs/canvas');

let loaded: Drawing | undefined;

/** The library that draws. It is loaded when the first page has to be drawn: most files never need it. */
export const drawing = async (): Promise<Drawing> => {
  if (loaded) return loaded;
  loaded = await import('@napi-rs/canvas');
  const { DOMMatrix, ImageData, Path2D } = loaded;
  // The reader of PDFs expects them where a browser has them.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  return loaded;
};

type Drawn = ReturnType<Canvases['create']>;

/** How the reader of PDFs gets a canvas for what it draws apart, in the form that it asks for. */
export class Canvases {
  create(width: number, height: number) {
    if (!loaded) throw new Error('the canvas library is not loaded yet');
    const canvas = loaded.createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: Drawn, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: Drawn): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}
