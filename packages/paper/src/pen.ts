import { type Face, faceOf, type Weight } from './faces.js';
import { inVisualOrder, isPlain, plainRun, type Run, runsOf } from './runs.js';
import type { TaggedDocument } from './tagged-document.js';
import type { Style } from './type.js';

/** Draws a run within its element of the structure; `actual` is the text of a run that is drawn from right to left. */
type Ink = (draw: () => void, actual: string | null) => void;

/**
 * Draws lines of text in any script. pdfkit shapes a run of one font; the pen chooses fonts, orders runs and keeps the
 * text layer equal to the text that was written.
 */
export class Pen {
  readonly #doc: TaggedDocument;
  readonly #faces = new Set<Face>();
  readonly #widths = new Map<string, number>();
  readonly #meanings = new Map<string, string>();

  constructor(doc: TaggedDocument) {
    this.#doc = doc;
  }

  /** Width in points of a text on one line. */
  width(text: string, style: Style): number {
    const key = `${style.size} ${style.weight} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const runs = isPlain(text) ? [plainRun(text)] : runsOf(text);
    const width = runs.reduce((sum, run) => sum + this.#runWidth(run, style), 0);
    this.#widths.set(key, width);
    return width;
  }

  /** Draws one line with its baseline at y: placed in visual order, written in reading order. */
  line(text: string, x: number, y: number, style: Style, ink: Ink): void {
    const runs = runsOf(text);
    const lefts = new Map<Run, number>();
    inVisualOrder(runs).reduce((left, run) => {
      lefts.set(run, left);
      return left + this.#runWidth(run, style);
    }, x);
    for (const run of runs) {
      ink(() => this.#draw(run, lefts.get(run) ?? x, y, style), isRightToLeft(run) ? run.text : null);
    }
  }

  #runWidth(run: Run, style: Style): number {
    this.#take(run, style);
    return this.#doc.widthOfString(drawnText(run), featuresFor(run));
  }

  #draw(run: Run, x: number, y: number, style: Style): void {
    this.#take(run, style);
    this.#doc.fillColor(style.colour);
    const show = () =>
      this.#doc.text(drawnText(run), x, y, { lineBreak: false, baseline: 'alphabetic', ...featuresFor(run) });
    if (isRightToLeft(run) || this.#spells(run, style.weight)) show();
    else this.#doc.withActual(run.text, show);
  }

  #take(run: Run, style: Style): void {
    const face = faceOf(run.family, style.weight);
    if (!this.#faces.has(face)) this.#doc.registerFont(face.name, face.bytes);
    this.#faces.add(face);
    this.#doc.font(face.name).fontSize(style.size);
  }

  /** Whether the text layer of the glyphs is the text itself; a PDF gives each glyph one meaning only. */
  #spells(run: Run, weight: Weight): boolean {
    if (run.label) return false;
    if (isPlain(run.text)) return !run.text.includes(WIDE_PAIR);
    const face = faceOf(run.family, weight);
    const { glyphs } = face.font.layout(run.text);
    const meanings = glyphs.map((glyph) => {
      const key = `${face.name} ${glyph.id}`;
      const meaning = this.#meanings.get(key) ?? String.fromCodePoint(...glyph.codePoints);
      this.#meanings.set(key, meaning);
      return meaning;
    });
    return meanings.join('') === run.text;
  }
}

/** The serif sets these 0.1 em apart, and poppler takes that for a space. */
const WIDE_PAIR = 'f)';

const isRightToLeft = (run: Run) => run.level % 2 === 1;

/** An empty list of features makes pdfkit shape the run as a whole; by words it would order them wrongly. */
const featuresFor = (run: Run): { features?: [] } => (run.family === 'text' ? {} : { features: [] });

const WITH_A_DIRECTION = /[\p{L}\p{N}]/u;

/** The shaper reverses right-to-left letters; a run of spaces and points has no letter that gives it a direction. */
function drawnText(run: Run): string {
  if (run.label) return run.label;
  return isRightToLeft(run) && !WITH_A_DIRECTION.test(run.text) ? [...run.text].reverse().join('') : run.text;
}
