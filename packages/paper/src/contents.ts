import type { Paper } from './paper.js';
import type { Style } from './type.js';

const NUMBER_ROOM = 40;

interface Entry {
  readonly title: string;
  readonly listedOn: number;
  readonly fillIn: (pageNumber: number) => void;
}

/** The list of contents. It precedes the pages that it names, so their numbers are filled in when all are drawn. */
export class Contents {
  readonly #paper: Paper;
  readonly #entries: Entry[] = [];
  readonly #startsOn = new Map<string, number>();

  constructor(paper: Paper, heading: string, titles: readonly string[]) {
    this.#paper = paper;
    paper.group('Sect', () => {
      paper.text('H2', heading, paper.sheet.styles.heading, { keep: 40 });
      paper.space(10);
      const style = fitting(paper, titles);
      paper.group('TOC', () => this.#entries.push(...titles.map((title) => this.#list(title, style))));
    });
  }

  /** Notes that a part begins on this page, and bookmarks it. */
  startsHere(title: string): void {
    this.#startsOn.set(title, this.#paper.pageNumber);
    this.#paper.doc.outline.addItem(title);
  }

  /** Writes the numbers of the entries listed on the open page. */
  fillInOn(pageNumber: number): void {
    for (const { title, listedOn, fillIn } of this.#entries) {
      const startsOn = this.#startsOn.get(title);
      if (listedOn === pageNumber && startsOn !== undefined) fillIn(startsOn);
    }
  }

  #list(title: string, style: Style): Entry {
    const paper = this.#paper;
    const { left, measure } = paper.sheet;
    const element = paper.text('TOCI', title, style, { width: measure - NUMBER_ROOM });
    const y = paper.y - (style.leading - style.size) / 2 - style.size * 0.1;
    return {
      title,
      listedOn: paper.pageNumber,
      fillIn: (pageNumber) => {
        const number = String(pageNumber);
        paper.lineIn(element, 'TOCI', number, left + measure - paper.pen.width(number, style), y, style);
      },
    };
  }
}

/** The largest leading with which the list fits one page, in points; at least 12.5. */
function fitting(paper: Paper, titles: readonly string[]): Style {
  const { bottom, measure, styles } = paper.sheet;
  const most = { ...styles.body, leading: 21 };
  const lines = titles.reduce(
    (sum, title) => sum + paper.heights(title, most, measure - NUMBER_ROOM).whole / most.leading,
    0,
  );
  const room = Math.floor(((bottom - paper.y) / Math.max(1, lines)) * 10) / 10;
  const leading = Math.max(12.5, Math.min(most.leading, room));
  return { ...most, leading, size: Math.min(most.size, leading * 0.74) };
}
