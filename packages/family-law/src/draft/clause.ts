import type { Block } from '@evenhand/contracts/agreement/document';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { Draft } from './draft.js';
import type { Words } from './sentence.js';

type Working = Extract<Block, { kind: 'working' }>;

/** A numbered paragraph, or a block without a number (list, table, working). */
export type Passage =
  | Words
  | { kind: 'list'; items: Words[] }
  | { kind: 'table'; header: string[]; rows: Words[][] }
  | Working;

/**
 * One clause: its text, legal basis, plain-language note and source answers. The couple's own words are
 * printed unchanged.
 */
export interface Clause {
  /** Stable: stored agreements and comments refer to it. */
  id: string;
  heading: string;
  basis: string[];
  note: string;
  answers: IntakeField[];
  /** Omitted when every child is of age. */
  forMinors?: true;
  /** Omitted when support is payable to no one. */
  forSupport?: 'children' | 'anyone';
  /** Without a passage the clause is left out. */
  write(draft: Draft): Passage[];
}
