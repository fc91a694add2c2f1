import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../draft/draft.js';

/** Schedules carry no paragraph numbers. */
export const sentence = (text: string): Block => ({ kind: 'paragraph', number: '', text });

export const worked = (draft: Draft, caption: string, steps: WorkingStep[]): Block => ({
  kind: 'working',
  caption,
  steps: namedSteps(draft, steps),
});

/** Replaces the parties of a calculation by their names. */
export const namedSteps = ({ owner, partner }: Pick<Draft, 'owner' | 'partner'>, steps: WorkingStep[]): WorkingStep[] =>
  steps.map((step) => {
    const [label, amount] = [step.label, step.amount].map((text) =>
      text.replace(/\b(the )?first parent\b/i, () => owner).replace(/\b(the )?second parent\b/i, () => partner),
    );
    return { ...step, label: label ?? step.label, amount: amount ?? step.amount };
  });
