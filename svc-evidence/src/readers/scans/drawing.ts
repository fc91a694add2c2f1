type Drawing = typeof import('@napi-rs/canvas');

let loaded: Drawing | undefined;

/** Loaded when the first page is drawn: most files need none. */
export const drawing = async (): Promise<Drawing> => {
  if (loaded) return loaded;
  loaded = await import('@napi-rs/canvas');
  const { DOMMatrix, ImageData, Path2D } = loaded;
  // pdf.js expects browser globals.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  return loaded;
};

type Drawn = ReturnType<Canvases['create']>;

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
