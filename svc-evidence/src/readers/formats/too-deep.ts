import { Unreadable } from '../unreadable.js';

/** The parser takes ever longer the deeper blocks lie in each other; no page that people see is nearly so deep. */
export const DEEPEST_BLOCK = 5_000;

export class TooDeep extends Unreadable {
  constructor() {
    super('page-too-deep');
  }
}
