import { getDocumentProxy } from 'unpdf';
import { pictureShareOf } from '../../src/readers/scans/picture-share.js';
import { pdfFileOf, pdfOfPages, streamOf } from './files.js';

const picture = streamOf('0', '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8');

const shareIn = async (file: Buffer): Promise<number> => {
  const document = await getDocumentProxy(new Uint8Array(file));
  return pictureShareOf(await document.getPage(1));
};

test.each([
  ['no picture', 'BT /F1 12 Tf 72 720 Td (Rent) Tj ET', 0],
  ['the whole page', 'q 612 0 0 792 0 0 cm /Picture Do Q', 1],
  ['the whole page, lying on its side', 'q 0 792 -612 0 612 0 cm /Picture Do Q', 1],
  ['more than the page', 'q 6120 0 0 7920 -1000 -1000 cm /Picture Do Q', 1],
  ['what lies beside the page', 'q 612 0 0 792 700 0 cm /Picture Do Q', 0],
  ['a letterhead', 'q 153 0 0 79.2 400 700 cm /Picture Do Q', 0.025],
  ['strips', [0, 1, 2, 3].map((at) => `q 612 0 0 198 0 ${at * 198} cm /Picture Do Q`).join(' '), 1],
  ['a picture after others ended', 'q q 9 0 0 9 0 0 cm Q 2 0 0 2 0 0 cm q 153 0 0 396 0 0 cm /Picture Do Q Q', 0.5],
  ['a mask', 'q 612 0 0 396 0 0 cm BI /W 8 /H 2 /IM true /BPC 1 ID\n0U\nEI Q', 0.5],
])('the share of the page that pictures cover is measured: %s', async (_, content, share) => {
  expect(await shareIn(pdfOfPages({ content, picture }))).toBeCloseTo(share, 3);
});

test('the share of the page counts a picture within a form, and one in an annotation', async () => {
  const resources = '/Resources<</XObject<</Picture 5 0 R>>>>';
  const form = streamOf(
    'q 612 0 0 198 0 0 cm /Picture Do Q',
    `/Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}`,
  );
  const file = pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</Form 6 0 R>>>>/Contents 4 0 R/Annots[7 0 R]>>`,
    streamOf('q 1 0 0 2 0 0 cm /Form Do Q'),
    picture,
    form,
    '<</Type/Annot/Subtype/Stamp/Rect[0 396 612 792]/AP<</N 6 0 R>>>>',
  ]);
  expect(await shareIn(file)).toBeCloseTo(0.5 + 0.125, 3);
});
