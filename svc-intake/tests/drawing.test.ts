import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';
import { isReadableDrawing } from '../src/signing/drawing.js';
import { brokenDrawings, dataUrl, png, rows } from './support/drawings.js';

test('a drawn signature is readable as PNG up to the largest size', () => {
  expect(isReadableDrawing(dataUrl(png()))).toBe(true);
  expect(isReadableDrawing(dataUrl(png(LARGEST_DRAWING)))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ ...LARGEST_DRAWING, width: LARGEST_DRAWING.width + 1 })))).toBe(false);
});

test('a drawn signature of one pixel, without transparency or with any row filter is readable', () => {
  expect(isReadableDrawing(dataUrl(png({ width: 1, height: 1 })))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ height: 1, colour: 2, pixels: rows([0], 56, 3) })))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ height: 5, pixels: rows([0, 1, 2, 3, 4]) })))).toBe(true);
});

test.each(Object.entries(brokenDrawings))('a drawn signature is refused: %s', (_, picture) => {
  expect(isReadableDrawing(dataUrl(picture))).toBe(false);
});
