import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';
import { namedSteps } from '../agreement/named-steps.js';

/** A sentence of a schedule: schedules are read beside the articles and carry no paragraph numbers. */
export const sentence = (text: string): Block => ({ kind: 'paragraph', number: '', text });

/** A calculation's lines, with the parents by name. */
export const worked = (draft: Draft, caption: string, steps: WorkingStep[]): Block => ({
  kind: 'working',
  caption,
  steps: namedSteps(draft, steps),
});
