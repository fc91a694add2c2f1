import { documentsWording } from '@evenhand/wording/documents';
import type { Paper } from './paper.js';
import { measure, page, styles } from './type.js';

const NUMBER_ROOM = 40;

interface Entry {
  readonly title: string;
  readonly listedOn: number;
  readonly fillIn: (pageNumber: number) => void;
}

/** The list of contents. It stands before the pages it names, so their numbers are filled in when all are drawn. */
export class Contents {
  readonly #paper: Paper;
  readonly #entries: Entry[] = [];
  readonly #startsOn = new Map<string, number>();

  constructor(paper: Paper, titles: readonly string[]) {
    this.#paper = paper;
    paper.group('Sect', () => {
      paper.text('H2', documentsWording.contents, styles.heading, { keep: 40 });
      paper.space(6);
      paper.group('TOC', () => this.#entries.push(...titles.map((title) => this.#list(title))));
    });
  }

  /** Notes that a part of the agreement begins on this page, and bookmarks it. */
  startsHere(title: string): void {
    this.#startsOn.set(title, this.#paper.pageNumber);
    this.#paper.doc.outline.addItem(title);
  }

  /** Writes the numbers that are due on the page now open. */
  fillInOn(pageNumber: number): void {
    for (const { title, listedOn, fillIn } of this.#entries) {
      const startsOn = this.#startsOn.get(title);
      if (listedOn === pageNumber && startsOn !== undefined) fillIn(startsOn);
    }
  }

  #list(title: string): Entry {
    const paper = this.#paper;
    const style = styles.body;
    const element = paper.text('TOCI', title, style, { width: measure - NUMBER_ROOM });
    const y = paper.y - (style.leading - style.size) / 2 - 1;
    paper.space(2);
    return {
      title,
      listedOn: paper.pageNumber,
      fillIn: (pageNumber) => {
        const number = String(pageNumber);
        paper.lineIn(element, 'TOCI', number, page.left + measure - paper.pen.width(number, style), y, style);
      },
    };
  }
}
