import { getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;

type Place = number[];
const PAGE: Place = [1, 0, 0, 1, 0, 0];

/** A picture is drawn as a unit square under the current transformation. */
async function* picturesOn(page: PDFPageProxy, { OPS, Util }: Pdfjs): AsyncIterable<Place> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const outer: Place[] = [];
  let place = PAGE;
  for (const [index, operation] of fnArray.entries()) {
    const given = argsArray[index];
    switch (operation) {
      case OPS.save:
        outer.push(place);
        break;
      case OPS.transform:
        place = Util.transform(place, given);
        break;
      case OPS.paintFormXObjectBegin:
        outer.push(place);
        place = Util.transform(place, given[0] ?? PAGE);
        break;
      case OPS.beginAnnotation:
        outer.push(place);
        place = Util.transform(given[2], given[3]);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        place = outer.pop() ?? PAGE;
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        yield place;
    }
  }
}

const overlapOf = (ends: number[], from: number, to: number): number =>
  Math.max(0, Math.min(to, Math.max(...ends)) - Math.max(from, Math.min(...ends)));

/** 0 to 1. A scan is one picture or many side by side. */
export const pictureShareOf = async (page: PDFPageProxy): Promise<number> => {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  let covered = 0;
  for await (const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] of picturesOn(page, await getResolvedPDFJS())) {
    const across = overlapOf([x, x + a, x + c, x + a + c], left, right);
    covered += across * overlapOf([y, y + b, y + d, y + b + d], bottom, top);
  }
  return Math.min(1, covered / ((right - left) * (top - bottom)));
};
