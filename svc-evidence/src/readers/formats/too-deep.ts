import { Unreadable } from '../unreadable.js';

/** htmlparser2 is quadratic in nesting depth; real pages stay far below. */
export const DEEPEST_BLOCK = 5_000;

export class TooDeep extends Unreadable {
  constructor() {
    super('page-too-deep');
  }
}
