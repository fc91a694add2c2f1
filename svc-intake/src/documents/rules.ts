import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { documentsWording } from '@evenhand/wording/documents';

/**
 * The numbered rules of an article's figures. Each is cited once below the figures, as a citation in every row would
 * triple its height.
 */
export class Rules {
  readonly sentences: readonly string[];

  constructor(blocks: readonly Block[]) {
    const steps = blocks.flatMap((block) => (block.kind === 'working' ? block.steps : []));
    this.sentences = [...new Set(steps.map(sentenceOf))];
  }

  numberOf(step: WorkingStep): string {
    return String(this.sentences.indexOf(sentenceOf(step)) + 1);
  }
}

function sentenceOf({ citation, inForce }: WorkingStep): string {
  return inForce ? documentsWording.working.inForce(citation, longDate(inForce)) : citation;
}
