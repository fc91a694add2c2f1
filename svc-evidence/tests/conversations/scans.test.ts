import { read } from './read.js';
import { pdfOfPhotos, photoOf } from './scanned.js';

const letter = `The orthodontist asks for 1,850 dollars by the first of March.
I will pay half of it, as we agreed.`;

test('pages that lie on their side or stand on their head are read, and those between them', async () => {
  const turns = [0, 90, 180, 180, 270, 0];
  const scan = pdfOfPhotos(...turns.map((turn) => photoOf(letter, turn)));
  const pages = await read('scan.pdf', scan, 65_536);
  expect(pages.map(({ text }) => text)).toEqual(turns.map(() => letter));
}, 120_000);
