import type { PictureArea } from '@evenhand/contracts/evidence/search';
import { getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;

type Place = number[];
const PAGE: Place = [1, 0, 0, 1, 0, 0];

interface Placed {
  place: Place;
  state: 'drawn' | 'left out' | 'undecoded';
}

/** Null once its decoding failed. */
const isUndecoded = ({ objs, commonObjs }: PDFPageProxy, id: unknown): boolean => {
  if (typeof id !== 'string') return false;
  const kept = id.startsWith('g_') ? commonObjs : objs;
  return kept.has(id) && kept.get(id) === null;
};

/**
 * A picture is drawn as a unit square under the current transformation. pdf.js removes the operation of one that is
 * too large: a place remains on which nothing is drawn.
 */
async function* picturesOn(page: PDFPageProxy, { OPS, Util }: Pdfjs): AsyncIterable<Placed> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const outer: Place[] = [];
  const neutral = new Set([OPS.save, OPS.dependency, OPS.setGState, OPS.beginMarkedContent, OPS.endMarkedContent]);
  const ends = new Set([OPS.restore, OPS.paintFormXObjectEnd, OPS.endAnnotation]);
  let [place, unused]: [Place, Place | undefined] = [PAGE, undefined];
  for (const [index, operation] of fnArray.entries()) {
    const given = argsArray[index];
    if (unused && ends.has(operation)) yield { place: unused, state: 'left out' };
    if (!neutral.has(operation)) unused = undefined;
    switch (operation) {
      case OPS.save:
        outer.push(place);
        break;
      case OPS.transform:
        place = Util.transform(place, given);
        unused = place;
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
        yield { place, state: isUndecoded(page, given[0]) ? 'undecoded' : 'drawn' };
    }
  }
  if (unused) yield { place: unused, state: 'left out' };
}

/** The corners of a unit square. */
const cornersOf = ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: Place) => ({
  xs: [x, x + a, x + c, x + a + c],
  ys: [y, y + b, y + d, y + b + d],
});

/** Where pictures are drawn: shares of the page as it is shown, from its top left. */
export const picturePlacesOf = async (page: PDFPageProxy): Promise<PictureArea[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const places: PictureArea[] = [];
  for await (const { place } of picturesOn(page, await getResolvedPDFJS())) {
    const { xs, ys } = cornersOf(place);
    const [x1, y1] = viewport.convertToViewportPoint(Math.min(...xs), Math.min(...ys));
    const [x2, y2] = viewport.convertToViewportPoint(Math.max(...xs), Math.max(...ys));
    places.push({
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    });
  }
  return places;
};

const overlapOf = (ends: number[], from: number, to: number): number =>
  Math.max(0, Math.min(to, Math.max(...ends)) - Math.max(from, Math.min(...ends)));

type PictureShares = Record<Placed['state'], number>;

/** 0 to 1 each. A scan is one picture or many side by side. Undecoded ones are known once the page was drawn. */
export const pictureSharesOf = async (page: PDFPageProxy): Promise<PictureShares> => {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const shares: PictureShares = { drawn: 0, 'left out': 0, undecoded: 0 };
  for await (const { place, state } of picturesOn(page, await getResolvedPDFJS())) {
    const { xs, ys } = cornersOf(place);
    const covered = overlapOf(xs, left, right) * overlapOf(ys, bottom, top);
    shares[state] = Math.min(1, shares[state] + covered / ((right - left) * (top - bottom)));
  }
  return shares;
};
