import type { BrowserContext } from 'playwright-core';

const QUALITY = 0.75;

/** Runs in the browser, whose types Node does not have. */
const ENCODE = `async (source, quality) => {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}`;

/** Encodes a PNG as WebP by the browser's own encoder. */
export const webpOf = async (context: BrowserContext, png: Buffer): Promise<Buffer> => {
  const page = await context.newPage();
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const encoded: string = await page.evaluate(`(${ENCODE})(${JSON.stringify(source)}, ${QUALITY})`);
  await page.close();
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
};
