import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';
import { isReadableDrawing } from '../src/signing/drawing.js';
import { brokenDrawings, dataUrl, inked, png, rows } from './support/drawings.js';

test('a drawn signature is readable as PNG up to the largest size', () => {
  expect(isReadableDrawing(dataUrl(png()))).toBe(true);
  expect(isReadableDrawing(dataUrl(png(LARGEST_DRAWING)))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ ...LARGEST_DRAWING, width: LARGEST_DRAWING.width + 1 })))).toBe(false);
});

/** A row, and below it a white one in each of the other row filters. */
const filteredBelow = (first: Buffer): Buffer => {
  const row = (filter: number, begin: number[] = []) =>
    Buffer.concat([Buffer.from([filter, ...begin]), Buffer.alloc(56 * 4 - begin.length)]);
  return Buffer.concat([first, row(1, Array(4).fill(255)), row(2), row(3, Array(4).fill(128)), row(4)]);
};

test('a drawn signature without transparency or with any row filter is readable, and a blank one is not', () => {
  expect(isReadableDrawing(dataUrl(png({ height: 1, colour: 2, pixels: inked(rows(1, 56, 3), 3) })))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ height: 5, pixels: filteredBelow(inked(rows(1))) })))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ height: 5, pixels: filteredBelow(rows(1)) })))).toBe(false);
});

test.each(Object.entries(brokenDrawings))('a drawn signature is refused: %s', (_, picture) => {
  expect(isReadableDrawing(dataUrl(picture))).toBe(false);
});
