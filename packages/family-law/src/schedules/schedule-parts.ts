import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';

/** A sentence of a schedule: schedules are read beside the articles and carry no paragraph numbers. */
export const sentence = (text: string): Block => ({ kind: 'paragraph', number: '', text });

/** A calculation's lines, with the parents by name. */
export const worked = (draft: Draft, caption: string, steps: WorkingStep[]): Block => ({
  kind: 'working',
  caption,
  steps: namedSteps(draft, steps),
});

/** The calculations know two parents; the agreement calls them by name. */
export const namedSteps = ({ owner, partner }: Pick<Draft, 'owner' | 'partner'>, steps: WorkingStep[]): WorkingStep[] =>
  steps.map((step) => {
    const [label, amount] = [step.label, step.amount].map((text) =>
      text.replace(/\b(the )?first parent\b/i, () => owner).replace(/\b(the )?second parent\b/i, () => partner),
    );
    return { ...step, label: label ?? step.label, amount: amount ?? step.amount };
  });
