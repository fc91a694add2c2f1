import { LARGEST_DRAWING } from '@evenhand/contracts/signing/signing';
import { isReadableDrawing } from '../src/signing/drawing.js';
import { brokenDrawings, dataUrl, png } from './support/drawings.js';

test('a drawn signature is readable as PNG up to the largest size', () => {
  expect(isReadableDrawing(dataUrl(png()))).toBe(true);
  expect(isReadableDrawing(dataUrl(png(LARGEST_DRAWING)))).toBe(true);
  expect(isReadableDrawing(dataUrl(png({ ...LARGEST_DRAWING, width: LARGEST_DRAWING.width + 1 })))).toBe(false);
});

test.each(Object.entries(brokenDrawings))('a drawn signature is refused: %s', (_, picture) => {
  expect(isReadableDrawing(dataUrl(picture))).toBe(false);
});
