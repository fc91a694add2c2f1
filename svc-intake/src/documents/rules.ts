import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { documentsWording } from '@evenhand/wording/documents';

/**
 * The rules that the worked figures of an article or a schedule rest on. Each is named once, beneath the figures, and a
 * row gives its number: a citation in every row makes three lines of one.
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
