import type { Block } from '@evenhand/contracts/agreement/document';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Draft } from './draft.js';

/** A sentence that gets the next paragraph number, or a block that carries none (a list, a table, a working). */
export type Passage = string | Exclude<Block, { kind: 'paragraph' }>;

/**
 * One clause of the library. It knows when it applies, what it says, where the law for it stands, what it means in
 * plain words and which answers it came from. Text that a person wrote is set in as written, never reworded.
 */
export interface Clause {
  /** Stable: stored agreements and comments refer to it. */
  id: string;
  heading: string;
  basis: string[];
  note: string;
  answers: IntakeField[];
  applies(record: IntakeRecord): boolean;
  /** Speaks of children under age: left out once all of them are of age. */
  forMinors?: true;
  /** Speaks of support: left out once nobody is supported. */
  forSupport?: 'children' | 'anyone';
  write(draft: Draft): Passage[];
}
